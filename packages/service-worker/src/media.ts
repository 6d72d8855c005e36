import { isKeptClip } from './addresses.ts';
import { MEDIA_CACHE } from './messages.ts';

/** Bytes. */
export const MOST = 50 * 1024 * 1024;

/** Bytes of the stored pictures and clips; counted once per start of the worker. */
let total: Promise<number> | undefined;

const sizeOf = async (picture: Response | undefined): Promise<number> =>
  Number(picture?.headers.get('content-length')) || ((await picture?.blob())?.size ?? 0);

async function count(): Promise<number> {
  const cache = await caches.open(MEDIA_CACHE);
  let sum = 0;
  for (const key of await cache.keys()) sum += await sizeOf(await cache.match(key));
  return sum;
}

/** Oldest first; clips that the reader keeps come after all pictures that were merely on a page. */
const inOrder = (keys: readonly Request[]): Request[] =>
  keys.toSorted((one, other) => Number(isKeptClip(new URL(one.url))) - Number(isKeptClip(new URL(other.url))));

/** Deletes the oldest pictures until the rest fits, including the new one. */
export async function makeRoom(added: Request, most = MOST): Promise<void> {
  const cache = await caches.open(MEDIA_CACHE);
  const wasCounted = total !== undefined;
  total ??= count();
  let sum = (await total) + (wasCounted ? await sizeOf(await cache.match(added)) : 0);
  for (const key of sum > most ? inOrder(await cache.keys()) : []) {
    if (sum <= most) break;
    sum -= await sizeOf(await cache.match(key));
    await cache.delete(key);
  }
  total = Promise.resolve(sum);
}

/** Something was deleted, so the bytes must be counted again. */
export function forgetTotal(): void {
  total = undefined;
}

export async function dropMedia(): Promise<void> {
  forgetTotal();
  await caches.delete(MEDIA_CACHE);
}
