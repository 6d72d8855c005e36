import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MEDIA_CACHE } from './messages.ts';
import { memoryCaches } from './testing/memory-caches.ts';

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const address = (name: string) => `https://maidan.example/api/media/${name}.webp`;

/** Stores a picture like the strategy, with a limit of ten bytes. */
async function add(makeRoom: (added: Request, most: number) => Promise<void>, name: string, bytes: number) {
  const headers = { 'content-length': `${bytes}` };
  await (await caches.open(MEDIA_CACHE)).put(address(name), new Response('x'.repeat(bytes), { headers }));
  await makeRoom(new Request(address(name)), 10);
}

const stored = async () =>
  (await (await caches.open(MEDIA_CACHE)).keys()).map(({ url }) => /(\w+)\.webp$/.exec(url)?.[1]);

test('pictures have a limit in bytes, and the oldest are dropped', async () => {
  const { makeRoom } = await import('./media.ts');
  for (const name of ['a', 'b', 'c']) await add(makeRoom, name, 4);
  expect(await stored()).toEqual(['b', 'c']);
  await add(makeRoom, 'd', 9);
  expect(await stored()).toEqual(['d']);
});

test('a starting worker counts the existing pictures', async () => {
  const before = await import('./media.ts');
  for (const name of ['a', 'b']) await add(before.makeRoom, name, 4);
  vi.resetModules();
  const after = await import('./media.ts');
  await add(after.makeRoom, 'c', 4);
  expect(await stored()).toEqual(['b', 'c']);
});
