import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importContent, manyPosts } from '../../testing/packs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  await importContent(api, manyPosts(3));
});
afterAll(() => api.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom('home', '1', ''),
);
const value = fc.oneof(text, fc.integer(), fc.double(), fc.constant(null), fc.boolean(), fc.jsonValue({ maxDepth: 3 }));

/** What is wrong with the answer: a server failure, or a refusal without the error shape; null when nothing is. */
async function findFault(method: string, path: string, body?: string): Promise<string | null> {
  const { status, json } = await api.send(method, path, { headers: { 'content-type': 'application/json' } }, body);
  if (status < 400) return null;
  const { code, request_id: requestId } = (json ?? {}) as { code?: unknown; request_id?: unknown };
  return status < 500 && typeof code === 'string' && typeof requestId === 'string' ? null : `${status} ${path}`;
}

test('any path and query get an orderly reply [A-5]', async () => {
  const place = fc.constantFrom(
    'tag_posts',
    'category_posts',
    'tag_videoposts',
    'post',
    'quizpoll',
    'audiobar',
    'viewcount',
    'tag/getid',
  );
  const query = fc.dictionary(fc.constantFrom('page', 'cursor', 'x'), text, { maxKeys: 3 });
  await fc.assert(
    fc.asyncProperty(place, text, query, async (folder, id, parameters) => {
      const search = new URLSearchParams(
        Object.entries(parameters).map(([name, found]): [string, string] => [name, found.toWellFormed()]),
      );
      expect(await findFault('GET', `/api/${folder}/${encodeURIComponent(id.toWellFormed())}?${search}`)).toBeNull();
    }),
    { numRuns: 400 },
  );
});

test('any JSON body, and any bytes at all, get an orderly reply [A-4 A-5]', async () => {
  const keys = fc.constantFrom(
    'phone',
    'type',
    'pin',
    'name',
    'email',
    'post_id',
    'tag',
    'role',
    '__proto__',
    'constructor',
  );
  const path = fc.constantFrom(
    '/api/comments',
    '/api/mobileotp',
    '/api/usersubscribe',
    '/api/auth/session',
    '/api/newcomment',
  );
  const body = fc.oneof(
    fc.dictionary(keys, value).map((object) => JSON.stringify(object)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(path, body, async (address, sent) => {
      expect(await findFault('POST', address, sent)).toBeNull();
    }),
    { numRuns: 400 },
  );
  expect('role' in {}).toBe(false);
});
