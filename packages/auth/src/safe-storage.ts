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
  // What was written last, null for a removal, and whether the platform took it.
  const written = new Map<string, { readonly value: string | null; readonly taken: boolean }>();

  function write(key: string, value: string | null): void {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
      written.set(key, { value, taken: true });
    } catch {
      written.set(key, { value, taken: false });
    }
  }

  return {
    get(key) {
      const own = written.get(key);
      if (own?.taken === false) return own.value;
      try {
        return area().getItem(key);
      } catch {
        return own?.value ?? null;
      }
    },
    set: write,
    remove: (key) => write(key, null),
    changedElsewhere(key) {
      if (key === null) written.clear();
      else written.delete(key);
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
