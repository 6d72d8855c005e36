import { parseObject } from './json.ts';
import type { StorageArea } from './storage-area.ts';

export type UserId = string | number;

export interface Store<T> {
  readonly initial: T;
  /** The same object until the value changes. */
  get(): T;
  set(value: T): void;
  /** Resets to `initial` and removes the stored entry. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export interface Persistence<T> {
  readonly area: StorageArea;
  readonly key: string;
  /** Validates a stored value, because anyone with access to the browser may have written it. Null means `initial`. */
  readonly read: (text: string) => T | null;
  /** Null removes the entry. */
  readonly write: (value: T) => string | null;
}

export interface StoreOptions<T> {
  readonly initial: T;
  readonly persist?: Persistence<T>;
  /** How long a persisted value is valid, in milliseconds. It must be a JSON object, which gets the time of writing as `time`. */
  readonly maxAgeMs?: number;
  /** The part of the value that a user may see, null for a visitor; see `keepOnlyFor`. */
  readonly perUser?: (value: T, userId: UserId | null) => T;
}

/** A clock that was set back makes an entry look newer than now. Up to a minute is allowed. */
const CLOCK_SLACK_MS = 60_000;

const perUserStores = new Set<(userId: UserId | null) => void>();

/** One value of the page, optionally persisted in a storage area and then shared with the other tabs. */
export function createStore<T>({ initial, persist, maxAgeMs, perUser }: StoreOptions<T>): Store<T> {
  const store = persist ? persistedStore(initial, persist, maxAgeMs) : memoryStore(initial);
  if (perUser) {
    perUserStores.add((userId) => {
      const value = store.get();
      const rest = perUser(value, userId);
      if (rest !== value) store.set(rest);
    });
  }
  return store;
}

/** Removes the data of other users from every `perUser` store; with null, of all users. */
export function keepOnlyFor(userId: UserId | null): void {
  for (const keepOnly of perUserStores) keepOnly(userId);
}

function memoryStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  function set(value: T): void {
    if (value === current) return;
    current = value;
    for (const listener of listeners) listener();
  }
  return {
    initial,
    get: () => current,
    set,
    clear: () => set(initial),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function persistedStore<T>(initial: T, persist: Persistence<T>, maxAgeMs: number | undefined): Store<T> {
  const { area, key, read, write } = persist;
  let cached: { readonly text: string | null; readonly value: T } = { text: null, value: initial };

  return {
    initial,
    get() {
      const text = area.get(key);
      if (text !== cached.text) cached = { text, value: text === null ? initial : (read(text) ?? initial) };
      return text !== null && maxAgeMs !== undefined && !isFresh(text, maxAgeMs) ? initial : cached.value;
    },
    set(value) {
      const text = write(value);
      if (text === null) area.remove(key);
      else area.set(key, maxAgeMs === undefined ? text : JSON.stringify({ ...parseObject(text), time: Date.now() }));
    },
    clear: () => area.remove(key),
    subscribe: (listener) => area.subscribe([key], listener),
  };
}

function isFresh(text: string, maxAgeMs: number): boolean {
  const time = parseObject(text)?.['time'];
  const age = typeof time === 'number' ? Date.now() - time : Infinity;
  return age <= maxAgeMs && age >= -CLOCK_SLACK_MS;
}

/** `read` and `write` for a store that keeps its value as a JSON object. */
export function asJson<T extends object>(
  read: (stored: Readonly<Record<string, unknown>>) => T | null,
): Pick<Persistence<T | null>, 'read' | 'write'> {
  return {
    read(text) {
      const stored = parseObject(text);
      return stored && read(stored);
    },
    write: (value) => value && JSON.stringify(value),
  };
}

/** Returns the value and removes it from its store. */
export function takeFrom<T>(store: Store<T>): T {
  const value = store.get();
  store.clear();
  return value;
}
