import { describe, expect, test } from 'vitest';
import { exampleReplies } from '../samples/all.ts';
import { allPages } from '../operations/pages.ts';
import { allEndpoints, allSchemas } from './all.ts';
import { openApiDocument } from './openapi.ts';

type Node = Record<string, unknown>;

const document = JSON.parse(
  JSON.stringify(
    openApiDocument(allEndpoints, allPages, {
      info: { title: 'Test', version: '1.2.3' },
      names: allSchemas,
      examples: exampleReplies,
      limitOf: ({ id }) => ({ per: 'person', name: id }),
      limits: { address: { read: { per_minute: 1 } }, person: {} },
    }),
  ),
);
const operations: { path: string; method: string; operation: Node }[] = Object.entries(
  document.paths as Record<string, Record<string, Node>>,
).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
const at = (path: string, method: string): Node => document.paths[path][method];

describe('the OpenAPI document', () => {
  test('has one operation for each call and page [A-1]', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toEqual({ title: 'Test', version: '1.2.3' });
    expect(operations.map(({ operation }) => operation['operationId']).toSorted()).toEqual(
      [...allEndpoints, ...allPages].map(({ id }) => id).toSorted(),
    );
  });

  test.for(operations)('$method $path is well formed', ({ path, operation }) => {
    const parameters = (operation['parameters'] ?? []) as Node[];
    const inPath = parameters.filter((parameter) => parameter['in'] === 'path');
    expect(inPath.map(({ name }) => `{${String(name)}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required === true)).toBe(true);
    expect(parameters.every(({ schema }) => Object.keys(schema as Node).length > 0)).toBe(true);

    const { default: failure, ...successes } = operation['responses'] as Record<string, Node>;
    expect(failure).toEqual({ $ref: '#/components/responses/Error' });
    const statuses = Object.keys(successes);
    expect(statuses.some((status) => ['200', '204', '303'].includes(status))).toBe(true);
    expect(statuses.filter((status) => !/^(?:20[046]|30[234]|4\d\d)$/.test(status))).toEqual([]);
  });

  test('describes pages by content type, and names the rate limit of every operation [A-1]', () => {
    expect(at('/api/media/{name}', 'get')).toMatchObject({
      responses: { 200: { content: { '*/*': {} } }, 206: { description: 'The requested range' } },
      security: [],
      'x-rate-limit': { per: 'address', name: 'media' },
    });
    expect(at('/api/forms/file/{name}', 'get')).toMatchObject({
      responses: { 401: { $ref: '#/components/responses/Error401' } },
      security: [{ bearer: [] }],
    });
    expect(at('/api/usersubscribe/end/{key}', 'get')['responses']).not.toHaveProperty('200');
    expect(at('/api/newcomment', 'post')['x-rate-limit']).toEqual({ per: 'person', name: 'newComment' });
    expect(document['x-rate-limits']).toEqual({ address: { read: { per_minute: 1 } }, person: {} });
  });

  test('refers only to schemas it contains', () => {
    const refs = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, pointer = ''] of refs) {
      expect(pointer.split('/').reduce<unknown>((node, key) => (node as Node)?.[key], document)).toBeDefined();
    }
  });

  test('describes requests strictly and with their limits', () => {
    expect(at('/api/newcomment', 'post')['requestBody']).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['post_id', 'comment'],
            additionalProperties: false,
            properties: { comment: { type: 'string', minLength: 1, maxLength: 1000 } },
          },
        },
      },
    });
    const query = (at('/api/tag_posts/{tag}', 'get')['parameters'] as Node[]).slice(1);
    expect(query).toMatchObject([
      { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1, default: 1 } },
      { name: 'cursor', in: 'query', required: false },
    ]);
  });

  test('prints each shared schema once, and an example reply for every call of the sites', () => {
    const replyOf = (path: string, method: string): Node =>
      (at(path, method)['responses'] as Record<string, { content: Record<string, Node> }>)['200']!.content[
        'application/json'
      ]!;
    expect(replyOf('/api/me', 'get')['schema']).toEqual({ $ref: '#/components/schemas/User' });
    expect(document.components.schemas.User).toMatchObject({
      type: 'object',
      required: ['id', 'name', 'email', 'phone', 'avatar', 'deletes_at'],
    });
    expect(JSON.stringify(document)).not.toContain('$defs');
    expect(replyOf('/api/comments', 'post')['example']).toMatchObject({ data: [{ comment: 'See you there' }] });
  });

  test('lists the errors of a call', () => {
    const refused = (path: string, method: string) =>
      Object.keys(at(path, method)['responses'] as Node).filter((status) => status.startsWith('4'));
    expect(refused('/api/comments', 'post')).toEqual(['400', '403', '404', '408', '409', '413', '415', '422', '429']);
    expect(refused('/api/me', 'get')).toEqual(['400', '401', '403', '429']);
    expect(refused('/api/geocode/reverse', 'get')).toContain('422');
  });

  test('describes uploads as multipart', () => {
    const { content } = at('/api/forms/formresponse/save', 'post')['requestBody'] as { content: Node };
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(JSON.stringify(content)).toContain('"format":"binary"');
  });

  test('describes replies in the canonical form and marks extensions', () => {
    expect(document.components.schemas.Post.properties.comment_count).toMatchObject({ 'x-extension': true });
    expect(at('/api/auth/logout', 'post')).toMatchObject({ 'x-extension': true, security: [{ bearer: [] }] });
    const statuses = (path: string, method: string) => Object.keys(at(path, method)['responses'] as Node);
    expect(statuses('/api/auth/logout', 'post').slice(0, 1)).toEqual(['204']);
    expect(statuses('/api/ysl/form/{id}', 'get').slice(0, 2)).toEqual(['200', '204']);
  });
});
