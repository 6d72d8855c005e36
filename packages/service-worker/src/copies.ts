/** When a copy was stored, by this device's clock. */
const STORED_AT = 'x-stored-at';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** How long copies are valid, in milliseconds: a session's, and those for everyone who uses the device. */
export const LIFE_OF_OWN = 7 * DAY;
export const LIFE_OF_COMMON = 30 * DAY;

/** A copy of the response, dated now. */
export function stamp(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, `${Date.now()}`);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** In milliseconds since 1970; 0 for a copy without a date. */
export const storedAt = (copy: Response): number => Number(copy.headers.get(STORED_AT)) || 0;

/** A copy from the future counts as one of unknown age, because the clock was set back. */
export function isExpired(copy: Response, maxAge: number): boolean {
  const age = Date.now() - storedAt(copy);
  return age > maxAge || age < -HOUR;
}

/** Deletes the oldest copies beyond a number; a cache lists them in the order in which they were stored. */
export async function keepNewest(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** Deletes expired copies, and the cache once it is empty. */
export async function dropExpired(name: string, maxAge: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  let left = keys.length;
  for (const key of keys) {
    const copy = await cache.match(key);
    if (copy && !isExpired(copy, maxAge)) continue;
    await cache.delete(key);
    left -= 1;
  }
  // A cache that was already empty is about to be filled.
  if (keys.length > 0 && left === 0) await caches.delete(name);
}
