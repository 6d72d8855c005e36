import { MEDIA_CACHE } from './messages.ts';

/** In bytes. */
const MOST = 50 * 1024 * 1024;

/** Bytes of the stored pictures; counted once for each start of the worker. */
let total: Promise<number> | undefined;

const sizeOf = async (picture: Response | undefined): Promise<number> =>
  Number(picture?.headers.get('content-length')) || ((await picture?.blob())?.size ?? 0);

async function count(): Promise<number> {
  const cache = await caches.open(MEDIA_CACHE);
  let sum = 0;
  for (const key of await cache.keys()) sum += await sizeOf(await cache.match(key));
  return sum;
}

/** Drops the oldest pictures until the rest, with the new one, fits. */
export async function makeRoom(added: Request, most = MOST): Promise<void> {
  const cache = await caches.open(MEDIA_CACHE);
  const wasCounted = total !== undefined;
  total ??= count();
  let sum = (await total) + (wasCounted ? await sizeOf(await cache.match(added)) : 0);
  for (const key of sum > most ? await cache.keys() : []) {
    if (sum <= most) break;
    sum -= await sizeOf(await cache.match(key));
    await cache.delete(key);
  }
  total = Promise.resolve(sum);
}

export async function dropMedia(): Promise<void> {
  total = undefined;
  await caches.delete(MEDIA_CACHE);
}
