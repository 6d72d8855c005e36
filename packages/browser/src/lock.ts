interface Wait {
  /** Aborts the wait for the lock. */
  readonly signal?: AbortSignal;
  /** If another tab holds the lock, does nothing and resolves to null. */
  readonly ifFree?: boolean;
}

/** Runs work in one tab of the site at a time; unlocked if locks are missing or denied, as on a plain-http origin. */
export function withLock<T>(
  name: string,
  work: () => Promise<T>,
  options?: { readonly signal: AbortSignal },
): Promise<T>;
export function withLock<T>(
  name: string,
  work: () => Promise<T>,
  options: { readonly ifFree: true },
): Promise<T | null>;
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  { signal, ifFree = false }: Wait = {},
): Promise<T | null> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  const options: LockOptions = signal ? { signal } : { ifAvailable: ifFree };
  let isAllowed = false;
  try {
    return await locks.request(name, options, (lock) => {
      isAllowed = true;
      return lock === null ? null : work();
    });
  } catch (error) {
    // In a frame on another site, where the browser blocks its storage.
    if (!isAllowed && error instanceof DOMException && error.name === 'SecurityError') return work();
    throw error;
  }
}
