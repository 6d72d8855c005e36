import { describe, expect, test } from 'vitest';
import { allEndpoints } from './all.ts';
import { openApiDocument } from './openapi.ts';

type Node = Record<string, unknown>;

const document = JSON.parse(JSON.stringify(openApiDocument(allEndpoints, { title: 'Test', version: '1.2.3' })));
const operations: { path: string; method: string; operation: Node }[] = Object.entries(
  document.paths as Record<string, Record<string, Node>>,
).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
const at = (path: string, method: string): Node => document.paths[path][method];

describe('the OpenAPI document', () => {
  test('has one operation per endpoint', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toEqual({ title: 'Test', version: '1.2.3' });
    expect(operations.map(({ operation }) => operation['operationId']).toSorted()).toEqual(
      allEndpoints.map(({ id }) => id).toSorted(),
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
    expect(Object.keys(successes).every((status) => ['200', '204'].includes(status))).toBe(true);
    expect(Object.keys(successes)).not.toEqual([]);
    expect(Object.values(successes).every(({ description }) => typeof description === 'string')).toBe(true);
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

  test('describes uploads as multipart', () => {
    const { content } = at('/api/forms/formresponse/save', 'post')['requestBody'] as { content: Node };
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(JSON.stringify(content)).toContain('"format":"binary"');
  });

  test('describes replies in the canonical form and marks extensions', () => {
    const required = ['id', 'name', 'email', 'phone', 'avatar', 'deletes_at'];
    expect(at('/api/me', 'get')['responses']).toMatchObject({
      200: { content: { 'application/json': { schema: { type: 'object', required } } } },
    });
    expect(JSON.stringify(at('/api/post/{slug}', 'get'))).toContain('"comment_count":{"x-extension":true');
    expect(at('/api/auth/logout', 'post')).toMatchObject({ 'x-extension': true, security: [{ bearer: [] }] });
    expect(Object.keys(at('/api/auth/logout', 'post')['responses'] as Node)).toEqual(['204', 'default']);
    expect(Object.keys(at('/api/ysl/form/{id}', 'get')['responses'] as Node)).toEqual(['200', '204', 'default']);
  });
});
