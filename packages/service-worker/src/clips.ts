import { isKeptClip, KEPT } from './addresses.ts';
import { stamp } from './copies.ts';
import { forgetTotal, makeRoom, MOST } from './media.ts';
import { MEDIA_CACHE } from './messages.ts';

/**
 * Loads a clip that the reader wants on the device, under the address with which its page then plays it.
 * @returns its bytes; null where it cannot be loaded, or is larger than all that the device keeps
 */
export async function keepClip(address: string): Promise<number | null> {
  const response = await fetch(address, { priority: 'low' });
  const bytes = Number(response.headers.get('content-length'));
  if (response.status !== 200 || bytes === 0 || bytes > MOST) return null;
  const key = new Request(address + KEPT);
  await (await caches.open(MEDIA_CACHE)).put(key, stamp(response));
  await makeRoom(key);
  return bytes;
}

/** Drops the clips that the reader no longer keeps. @param kept addresses */
export async function dropClips(kept: readonly string[]): Promise<void> {
  const cache = await caches.open(MEDIA_CACHE);
  for (const { url } of await cache.keys()) {
    if (!isKeptClip(new URL(url)) || kept.includes(url.slice(0, -KEPT.length))) continue;
    await cache.delete(url);
    forgetTotal();
  }
}

/** The bytes that a player reads of a file: `bytes=0-`, `bytes=2-4` or `bytes=-3`. */
async function partOf(copy: Response, range: string): Promise<Response> {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const file = await copy.blob();
  const start = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? file.size : Math.min(file.size, Number(to) + 1);
  if (start >= end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  const headers = new Headers(copy.headers);
  headers.set('content-range', `bytes ${start}-${end - 1}/${file.size}`);
  headers.set('content-length', `${end - start}`);
  return new Response(file.slice(start, end), { status: 206, headers });
}

/** A kept clip, or the part of it that a player reads; from the network where the browser had no room for it any more. */
export async function answerClip(request: Request): Promise<Response> {
  const copy = await (await caches.open(MEDIA_CACHE)).match(request.url, { ignoreVary: true });
  if (!copy) return fetch(request);
  const range = request.headers.get('range');
  return range === null ? copy : partOf(copy, range);
}
