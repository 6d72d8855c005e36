import { openApi } from '@maidan/contract/operations/operations';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, test } from 'vitest';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';

type Operation = (
  parameters: Record<string, unknown> | null,
  body?: unknown,
  options?: { headers: Record<string, string> },
) => Promise<{ status: number; data: unknown }>;

test("a client generated from the served OpenAPI document can call the API's operations", async () => {
  const api = await createTestApp('SQLite');
  await importContent(api, {
    ...manyPosts(1),
    'comments.json': [{ post: 'post-1', name: 'Ravi', comment: 'Well played', created_at: '-1h' }],
  });
  const document: unknown = await api.reply(openApi, {});
  const generator = new OpenAPIClientAxios({
    definition: document as never,
    quick: true,
    axiosConfigDefaults: {
      validateStatus: () => true,
      async adapter(config) {
        const { url = '', method = 'get', data, headers } = config;
        const reply = await api.app.request(url, { method, body: data as string, headers: headers.toJSON() as never });
        const text = await reply.text();
        return { data: text, status: reply.status, statusText: '', headers: {}, config };
      },
    },
  });
  const client = (await generator.init()) as unknown as Readonly<Record<string, Operation>>;

  const { id: post_id } = await api.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  const comments = await client['comments']!(null, { post_id });
  expect(comments).toMatchObject({
    status: 200,
    data: { data: [{ comment: 'Well played', get_user: { name: 'Ravi' } }] },
  });
  const post = await client['postBySlug']!({ slug: 'post-1' });
  expect(post).toMatchObject({ status: 200, data: { slug: 'post-1' } });
  expect(await client['newComment']!(null, { post_id, comment: 'Hi' })).toMatchObject({ status: 401 });
  const { token } = await signIn(api);
  const headers = { authorization: `Bearer ${token}` };
  expect(await client['newComment']!(null, { post_id, comment: 'Hi' }, { headers })).toMatchObject({
    status: 200,
    data: { message: 'success' },
  });
  await api.close();
});

test('the reference page shows every call and schema without scripts, each with its link', async () => {
  const api = await createTestApp('SQLite');
  const { status, text, headers } = await api.get('/api/reference');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const { paths, components } = await api.reply(openApi, {});
  const calls = Object.values(paths as Record<string, Record<string, { operationId: string }>>).flatMap(Object.values);
  const ids = [...text.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    ...calls.map(({ operationId }) => operationId),
    ...Object.keys((components as { schemas: object }).schemas).map((name) => `schema-${name}`),
  ]);
  expect(text).not.toContain('<script');
  await api.close();
});
