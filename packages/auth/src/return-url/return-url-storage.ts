import { checkReturnUrl, type ReturnUrl } from './return-url.ts';
import { siteStorage, type SafeStorage } from '../safe-storage.ts';
import { createTimedEntry } from '../timed-storage.ts';

/** Specification, section 3. */
const KEY = 'routeback_url';
const MAX_AGE = 15 * 60_000;

interface StoredReturn {
  readonly url: string;
  /** The page on which it was stored, for whoever looks into a report of a wrong return. */
  readonly source: string;
}

/** The address to open after the login (specification, section 4, Login flow, 4). Written from API data and own paths only. */
export interface ReturnUrls {
  /** An address the rule refuses is not stored, and what stood there goes: the newest wish counts. */
  keep(url: string, source: string, now?: number): void;
  /** Removes it and answers it, checked again: null when there is none, it is over 15 minutes old or not allowed. */
  take(now?: number): ReturnUrl | null;
}

/** @param ownOrigin told when asked for, since there is none on a server */
export function createReturnUrls(storage: SafeStorage, ownOrigin: () => string): ReturnUrls {
  const entry = createTimedEntry<StoredReturn>({
    storage,
    key: KEY,
    maxAge: MAX_AGE,
    read: ({ url, source }) => (typeof url === 'string' ? { url, source: String(source) } : null),
  });
  return {
    keep(url, source, now) {
      if (checkReturnUrl(url, ownOrigin()) === null) entry.clear();
      else entry.put({ url, source }, now);
    },
    take(now) {
      const bare = storage.get(KEY);
      const stored = entry.take(now);
      if (stored !== null) return checkReturnUrl(stored.url, ownOrigin());
      // An older client stored the bare address. Its age is unknown, so only our own pages are worth the risk.
      const found = bare === null ? null : checkReturnUrl(bare, ownOrigin());
      return found?.external ? null : found;
    },
  };
}

/** For pages and their loaders: a guarded page stores its own path before it leads to the login. */
export const returnUrls = createReturnUrls(siteStorage, () => location.origin);
