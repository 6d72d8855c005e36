/** Storage that never throws: what cannot be stored is kept for the visit (trust.md, K-8). */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Another tab wrote: what was kept for the visit instead no longer counts. `null` means every key. */
  changedElsewhere(key: string | null): void;
}

/** @param area the platform's storage; asked anew each time, since reading the property itself may throw */
export function createSafeStorage(area: () => Storage): SafeStorage {
  // Only what the platform would not take. A null stands for a removal that it refused.
  const kept = new Map<string, string | null>();

  function write(key: string, value: string | null): void {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
      kept.delete(key);
    } catch {
      kept.set(key, value);
    }
  }

  return {
    get(key) {
      const own = kept.get(key);
      if (own !== undefined) return own;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set: write,
    remove: (key) => write(key, null),
    changedElsewhere(key) {
      if (key === null) kept.clear();
      else kept.delete(key);
    },
  };
}

// A server must keep nothing: its memory is everybody's.
const nothing: SafeStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  changedElsewhere: () => undefined,
};
const inBrowser = typeof document !== 'undefined';

/** Shared by all tabs of the site. */
export const siteStorage = inBrowser ? createSafeStorage(() => localStorage) : nothing;
/** This tab's own; survives a reload and a tab that was put to sleep. */
export const tabStorage = inBrowser ? createSafeStorage(() => sessionStorage) : nothing;
