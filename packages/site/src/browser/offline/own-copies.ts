import { isOurCache, isOwnCache, ownCacheName } from '@maidan/service-worker/messages';

/** Longer than any reply takes: a reply in flight at the logout is stored after it. */
const LATE_REPLY_MS = 12_000;

/** Drops the copies of all sessions except one; with null, of all. */
export async function dropOwnCopies(butOf: string | null): Promise<void> {
  const kept = butOf === null ? null : await ownCacheName(butOf);
  const others = (await caches.keys()).filter((name) => isOwnCache(name) && name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The session has changed. */
export function dropFormerCopies(readToken: () => string | null): void {
  void dropOwnCopies(readToken());
  setTimeout(() => void dropOwnCopies(readToken()), LATE_REPLY_MS);
}

/** Everything the worker has stored. */
export async function dropAllCopies(): Promise<void> {
  const ours = (await caches.keys()).filter(isOurCache);
  await Promise.all(ours.map((name) => caches.delete(name)));
}
