import type { SafeStorage } from './safe-storage.ts';

/** One entry that loses its worth with time. Times are milliseconds since 1970. */
export interface TimedEntry<T> {
  put(value: T, now?: number): void;
  /** Null when there is none, it is too old, or it is not what we wrote. */
  peek(now?: number): T | null;
  /** The same, and it is removed either way. */
  take(now?: number): T | null;
  clear(): void;
}

export interface TimedEntryOptions<T extends object> {
  readonly storage: SafeStorage;
  readonly key: string;
  /** Milliseconds. */
  readonly maxAge: number;
  /** Reads the parsed JSON, which anybody with the browser in hand may have written. */
  readonly read: (value: Readonly<Record<string, unknown>>) => T | null;
}

/** A clock set back since makes an entry look newer than now; a minute of that is allowed. */
const CLOCK_SLACK = 60_000;

/** Kept as `{ ...value, time }` in JSON under the key. */
export function createTimedEntry<T extends object>({
  storage,
  key,
  maxAge,
  read,
}: TimedEntryOptions<T>): TimedEntry<T> {
  function peek(now = Date.now()): T | null {
    const found = parseObject(storage.get(key));
    const time = found?.['time'];
    if (!found || typeof time !== 'number') return null;
    return now - time > maxAge || time - now > CLOCK_SLACK ? null : read(found);
  }
  return {
    put: (value, now = Date.now()) => storage.set(key, JSON.stringify({ ...value, time: now })),
    peek,
    take(now) {
      const value = peek(now);
      storage.remove(key);
      return value;
    },
    clear: () => storage.remove(key),
  };
}

/** The object in a text of JSON, or null for anything else. */
export function parseObject(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
