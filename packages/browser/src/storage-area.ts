/** `elsewhere`: another tab wrote, or cleared the storage. */
export type WriteOrigin = 'here' | 'elsewhere';

/** Text by key. Never throws: a value that the browser refuses to store lasts as long as the page. */
export interface StorageArea {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Reports each write to one of the keys, in this tab and in others. */
  subscribe(keys: readonly string[], listener: (origin: WriteOrigin) => void): () => void;
}

interface Watcher {
  readonly keys: readonly string[];
  readonly listener: (origin: WriteOrigin) => void;
}

/** @param platform called for each access, because reading the property itself may throw */
export function createStorageArea(platform: () => Storage): StorageArea {
  // The latest write of this tab (null for a removal), and whether the browser accepted it.
  const written = new Map<string, { readonly value: string | null; readonly isStored: boolean }>();
  const watchers = new Set<Watcher>();

  function notify(key: string | null, origin: WriteOrigin): void {
    for (const { keys, listener } of watchers) if (key === null || keys.includes(key)) listener(origin);
  }

  function write(key: string, value: string | null): void {
    let isStored = true;
    try {
      if (value === null) platform().removeItem(key);
      else platform().setItem(key, value);
    } catch {
      isStored = false;
    }
    written.set(key, { value, isStored });
    notify(key, 'here');
  }

  function onStorage({ key }: StorageEvent): void {
    // A value stored by another tab is newer than one that this tab could not store. A null key clears all.
    if (key === null) written.clear();
    else written.delete(key);
    notify(key, 'elsewhere');
  }

  return {
    get(key) {
      const own = written.get(key);
      if (own?.isStored === false) return own.value;
      try {
        return platform().getItem(key);
      } catch {
        return own?.value ?? null;
      }
    },
    set: write,
    remove: (key) => write(key, null),
    subscribe(keys, listener) {
      const watcher = { keys, listener };
      if (watchers.size === 0 && typeof addEventListener === 'function') addEventListener('storage', onStorage);
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && typeof removeEventListener === 'function') {
          removeEventListener('storage', onStorage);
        }
      };
    },
  };
}

// All readers share a server's memory, so nothing is stored in it.
const noArea: StorageArea = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  subscribe: () => () => undefined,
};
const isBrowser = typeof document !== 'undefined';

/** Shared by all tabs of the site. */
export const siteArea = isBrowser ? createStorageArea(() => localStorage) : noArea;
/** This tab's own; survives a reload, and a tab that the browser discarded. */
export const tabArea = isBrowser ? createStorageArea(() => sessionStorage) : noArea;
