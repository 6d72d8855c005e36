import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, takeFrom } from '@maidan/browser/store';
import { checkReturnUrl, type ReturnUrl } from './return-url.ts';

const KEY = 'routeback_url';
const MAX_AGE_MS = 15 * 60_000;

interface StoredReturn {
  readonly url: string;
  /** The page that stored it, to investigate a report of a wrong return. */
  readonly source: string;
}

/** The address to open after the login. It comes only from API data and from paths of this site. */
export interface ReturnUrls {
  /** A refused address is not stored, and removes an older one: the latest request counts. */
  keep(url: string, source: string): void;
  /** Removes the address and returns it, checked again; null if there is none, or if it is refused or over 15 minutes old. */
  take(): ReturnUrl | null;
}

/** @param ownOrigin a function, because a server has no origin */
export function createReturnUrls(area: StorageArea, ownOrigin: () => string): ReturnUrls {
  const store = createStore<StoredReturn | null>({
    initial: null,
    maxAgeMs: MAX_AGE_MS,
    persist: {
      area,
      key: KEY,
      ...asJson<StoredReturn>(({ url, source }) => (typeof url === 'string' ? { url, source: String(source) } : null)),
    },
  });
  return {
    keep(url, source) {
      if (checkReturnUrl(url, ownOrigin()) === null) store.clear();
      else store.set({ url, source });
    },
    take() {
      const text = area.get(KEY);
      const stored = takeFrom(store);
      if (stored !== null) return checkReturnUrl(stored.url, ownOrigin());
      // An older client stored the bare address. Its age is unknown: only a path of this site is safe to open.
      const bare = text === null ? null : checkReturnUrl(text, ownOrigin());
      return bare?.external ? null : bare;
    },
  };
}

/** For pages and their loaders: a guarded page stores its own path before it leads to the login. */
export const returnUrls = createReturnUrls(siteArea, () => location.origin);
