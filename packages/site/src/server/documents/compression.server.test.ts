import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, pickEncoding } from './compression.server.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['', 'identity'],
  [null, 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
] as const)('accept-encoding %j gives %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});

test('a compressed body decompresses to the same bytes', async () => {
  const body = Buffer.from('maidan '.repeat(500));
  expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
  expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
  expect((await compress(body, 'identity')).equals(body)).toBe(true);
});
