import { parseObject } from './json.ts';
import { withLock } from './lock.ts';
import { siteArea, type StorageArea } from './storage-area.ts';
import { createStore } from './store.ts';

export interface QueueItem {
  /** When it was created, in milliseconds since 1970. */
  readonly time: number;
}

/**
 * `sent`: it leaves the queue. `later`: it stays for the next flush. `kept`: it stays until someone handles it. `stop`: it and
 * all later items stay.
 */
export type SendOutcome = 'sent' | 'later' | 'kept' | 'stop';

/** Items waiting to be sent, in order; they survive a reload and are shared by all tabs. */
export interface Queue<Item> {
  /** The same array until something changes. */
  list(): readonly Item[];
  /** Appends the item; an earlier one with its key is removed. */
  push(item: Item): void;
  /** Replaces the item with its key, if there is one. */
  replace(item: Item): void;
  remove(key: string): void;
  /** Drops the items that fail the test. */
  retain(test: (item: Item) => boolean): void;
  /**
   * Sends each item once, in one tab at a time, including items added in the meantime. If `send` throws, the flush ends and the
   * item stays.
   * @returns whether `send` postponed an item
   */
  flush(send: (item: Item) => Promise<SendOutcome>): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

export interface QueueOptions<Item> {
  /** The storage key and the name of the lock. */
  readonly name: string;
  /** The property of the stored object that contains the items. */
  readonly property?: string;
  /** Validates a stored item, because anyone with access to the browser may have written it. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => Item | null;
  /** Unique, and the same at every attempt to send the item. */
  readonly keyOf: (item: Item) => string;
  /** The oldest items beyond this number are dropped. */
  readonly max: number;
  readonly maxAgeMs: number;
  /** Handles an item that is too old; by default, it is dropped. */
  readonly expire?: (item: Item) => Item;
  readonly area?: StorageArea;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function createQueue<Item extends QueueItem>(options: QueueOptions<Item>): Queue<Item> {
  const { name, property = 'items', read, keyOf, max, maxAgeMs, expire, area = siteArea } = options;

  const none: readonly Item[] = [];
  const store = createStore<readonly Item[]>({
    initial: none,
    persist: {
      area,
      key: name,
      read(text) {
        const stored = parseObject(text)?.[property];
        if (!Array.isArray(stored)) return null;
        return stored.map((item: unknown) => (isObject(item) ? read(item) : null)).filter((item) => item !== null);
      },
      write: (items) => (items.length === 0 ? null : JSON.stringify({ [property]: items.slice(-max) })),
    },
  });
  let listed = { of: none, items: none, old: 0 };

  function list(): readonly Item[] {
    const of = store.get();
    const oldest = Date.now() - maxAgeMs;
    const isOld = ({ time }: Item) => time < oldest;
    const old = of.filter(isOld).length;
    if (listed.of === of && listed.old === old) return listed.items;
    const items = old === 0 ? of : of.flatMap((item) => (isOld(item) ? (expire?.(item) ?? []) : item));
    listed = { of, items, old };
    return items;
  }

  function retain(test: (item: Item) => boolean): void {
    const rest = list().filter(test);
    if (rest.length < store.get().length) store.set(rest);
  }

  const remove = (key: string) => retain((item) => keyOf(item) !== key);

  return {
    list,
    push(item) {
      const key = keyOf(item);
      store.set([...list().filter((other) => keyOf(other) !== key), item]);
    },
    replace(item) {
      const key = keyOf(item);
      const items = list();
      if (items.some((other) => keyOf(other) === key)) {
        store.set(items.map((other) => (keyOf(other) === key ? item : other)));
      }
    },
    remove,
    retain,
    flush: (send) =>
      withLock(name, async () => {
        const tried = new Set<string>();
        let isLeft = false;
        // Read again each time, because another tab or this page may have changed the queue during the last request.
        for (;;) {
          const next = list().find((item) => !tried.has(keyOf(item)));
          if (!next) return isLeft;
          tried.add(keyOf(next));
          const outcome = await send(next);
          if (outcome === 'sent') remove(keyOf(next));
          if (outcome === 'later') isLeft = true;
          if (outcome === 'stop') return isLeft;
        }
      }),
    subscribe: store.subscribe,
  };
}
