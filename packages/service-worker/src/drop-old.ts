import { dropExpired, LIFE_OF_COMMON, LIFE_OF_OWN } from './copies.ts';
import { LIFE_OF_SHARED } from './share-target.ts';
import { DOCUMENTS_CACHE, isOwnCache, MEDIA_CACHE, REPLIES_CACHE, SHARED_CACHE } from './messages.ts';

async function dropAllExpired(): Promise<void> {
  const names = await caches.keys();
  for (const name of names.filter(isOwnCache)) await dropExpired(name, LIFE_OF_OWN);
  const common = [DOCUMENTS_CACHE, REPLIES_CACHE, MEDIA_CACHE].filter((name) => names.includes(name));
  for (const name of common) await dropExpired(name, LIFE_OF_COMMON);
  if (names.includes(SHARED_CACHE)) await dropExpired(SHARED_CACHE, LIFE_OF_SHARED);
}

let dropped: Promise<void> | undefined;

/** Deletes expired copies, including those of pages no longer opened; once per start of the worker. */
export function dropOld(): Promise<void> {
  dropped ??= dropAllExpired();
  return dropped;
}
