import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MEDIA_CACHE } from './messages.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const ADDRESS = 'https://maidan.example/api/media/turf.mp4';
const CLIP = 'abcdefghij';

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    sent.push(url);
    const headers = { 'content-length': `${CLIP.length}`, 'content-type': 'video/mp4' };
    return new Response(url.includes('missing') ? null : CLIP, {
      status: url.includes('missing') ? 404 : 200,
      headers,
    });
  });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./clips.ts');
const read = async (range?: string) => {
  const { answerClip } = await load();
  const answer = await answerClip(new Request(`${ADDRESS}?kept`, range === undefined ? {} : { headers: { range } }));
  return [answer.status, answer.headers.get('content-range'), await answer.text()];
};

test('a stored clip is played from the device in the parts that a player requests', async () => {
  const { keepClip } = await load();
  expect(await keepClip(ADDRESS)).toBe(CLIP.length);
  sent = [];
  expect(await read()).toEqual([200, null, CLIP]);
  expect(await read('bytes=0-')).toEqual([206, 'bytes 0-9/10', CLIP]);
  expect(await read('bytes=2-4')).toEqual([206, 'bytes 2-4/10', 'cde']);
  expect(await read('bytes=-3')).toEqual([206, 'bytes 7-9/10', 'hij']);
  expect((await read('bytes=20-30'))[0]).toBe(416);
  expect(sent).toEqual([]);
});

test('a clip that the browser deleted for lack of space comes from the network', async () => {
  expect((await read('bytes=0-'))[2]).toBe(CLIP);
  expect(sent).toEqual([`${ADDRESS}?kept`]);
});

test('a clip that cannot be loaded is not stored', async () => {
  const { keepClip } = await load();
  expect(await keepClip('https://maidan.example/api/media/missing.mp4')).toBeNull();
  expect(await (await caches.open(MEDIA_CACHE)).keys()).toEqual([]);
});

test('a clip that is no longer wanted is deleted, and pictures stay', async () => {
  const { keepClip, dropClips } = await load();
  const other = ADDRESS.replace('turf', 'nets');
  const picture = 'https://maidan.example/api/media/turf.webp';
  for (const address of [ADDRESS, other]) await keepClip(address);
  const cache = await caches.open(MEDIA_CACHE);
  await cache.put(picture, new Response('x'));
  await dropClips([other]);
  expect((await cache.keys()).map(({ url }) => url)).toEqual([`${other}?kept`, picture]);
});

test('pictures are deleted first to make space, whatever their age', async () => {
  const { keepClip } = await load();
  const { makeRoom } = await import('./media.ts');
  await keepClip(ADDRESS);
  const cache = await caches.open(MEDIA_CACHE);
  for (const name of ['a', 'b']) {
    const address = `https://maidan.example/api/media/${name}.webp`;
    await cache.put(address, new Response('xxxx', { headers: { 'content-length': '4' } }));
    await makeRoom(new Request(address), 15);
  }
  expect((await cache.keys()).map(({ url }) => url)).toEqual([
    `${ADDRESS}?kept`,
    'https://maidan.example/api/media/b.webp',
  ]);
});
