import { isKeptClip, KEPT } from './addresses.ts';
import { stamp } from './copies.ts';
import { forgetTotal, makeRoom, MOST } from './media.ts';
import { MEDIA_CACHE } from './messages.ts';

/**
 * Stores a clip for the reader, at the address from which its page then plays it.
 * @returns its size in bytes; null if it cannot be loaded, or is larger than the whole storage limit
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

/** Deletes the clips that the reader no longer keeps. @param kept addresses */
export async function dropClips(kept: readonly string[]): Promise<void> {
  const cache = await caches.open(MEDIA_CACHE);
  for (const { url } of await cache.keys()) {
    if (!isKeptClip(new URL(url)) || kept.includes(url.slice(0, -KEPT.length))) continue;
    await cache.delete(url);
    forgetTotal();
  }
}

/** The bytes of a file that a player requests: `bytes=0-`, `bytes=2-4` or `bytes=-3`. */
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

/** A stored clip, or the requested part of it; from the network if the browser has deleted it. */
export async function answerClip(request: Request): Promise<Response> {
  const copy = await (await caches.open(MEDIA_CACHE)).match(request.url, { ignoreVary: true });
  if (!copy) return fetch(request);
  const range = request.headers.get('range');
  return range === null ? copy : partOf(copy, range);
}
