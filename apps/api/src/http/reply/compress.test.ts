import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { chooseEncoding } from './compress.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  await importContent(api, manyPosts(12));
});
afterAll(() => api.close());

const fetchBytes = async (path: string, encoding: string) => {
  const answer = await api.app.request(path, { headers: { 'accept-encoding': encoding } });
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a large reply', () => {
  test('is compressed with an encoding that the caller accepts, and decodes to the same bytes', async () => {
    const plain = await fetchBytes('/api/tag_posts/home', 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      // Twice: the second one comes from the cache.
      for (const round of [1, 2]) {
        const { headers, bytes } = await fetchBytes('/api/tag_posts/home', encoding);
        expect([round, headers.get('content-encoding'), headers.get('etag')]).toEqual([
          round,
          encoding,
          plain.headers.get('etag'),
        ]);
        expect(headers.get('vary')).toContain('Accept-Encoding');
        expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
        expect(unpack(bytes).equals(plain.bytes)).toBe(true);
      }
    }
  });

  test('is cached by its content, so a change shows at once', async () => {
    const before = await fetchBytes('/api/tag_posts/home', 'gzip');
    await api.db.updateTable('tags').set({ name: 'House' }).execute();
    const after = await fetchBytes('/api/tag_posts/home', 'gzip');
    expect(gunzipSync(before.bytes).toString()).not.toContain('House');
    expect(gunzipSync(after.bytes).toString()).toContain('House');
  });
});

test('a small reply is not compressed', async () => {
  expect((await fetchBytes('/api/tag/all', 'br')).headers.get('content-encoding')).toBeNull();
});

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['brotli', null],
])('%j selects %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
