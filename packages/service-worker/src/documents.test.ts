import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOCUMENTS_CACHE } from './messages.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const PAGE = 'https://maidan.example/tag/cricket';

beforeEach(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
});
afterEach(() => void vi.unstubAllGlobals());

test('a page is stored even if one of its files cannot be loaded', async () => {
  const { storeVisited } = await import('./documents.ts');
  const asked: string[] = [];
  await storeVisited(PAGE, [`${PAGE}/a.webp`, `${PAGE}/b.webp`], async ({ url }) => {
    asked.push(url);
    if (url.endsWith('a.webp')) throw new TypeError('Failed to fetch');
  });
  expect(asked).toEqual([`${PAGE}/a.webp`, `${PAGE}/b.webp`]);
  expect(await (await caches.open(DOCUMENTS_CACHE)).match(PAGE)).toBeDefined();
});
