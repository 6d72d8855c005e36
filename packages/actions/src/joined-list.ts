import { isUnsupported } from '@maidan/api-client/compat/extensions';
import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type UserId } from '@maidan/browser/store';
import { readId } from '@maidan/contract/core/wire';
import type { Action } from './action.ts';

/** An entry of a reader's list: a post, a topic, a match. */
export interface ListEntry {
  readonly kind: string;
  readonly id: string;
  readonly label: string;
}

export interface StoredList<Entry> {
  /** Null for a visitor's entries, which go to the next user who logs in. */
  readonly userId: UserId | null;
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** Whether the account has the entries. */
  readonly isJoined: boolean;
}

export interface JoinedList<Entry extends ListEntry> {
  readonly initial: StoredList<Entry>;
  get(): StoredList<Entry>;
  subscribe(listener: () => void): () => void;
  /** Adds these at the front, or removes them. */
  set(changed: readonly Entry[], isListed: boolean): void;
  /** For a page that loaded this list only after it knew its user. */
  claim(userId: UserId): void;
  /** Replaces the list with the account's. */
  replace(entries: readonly Entry[]): void;
}

interface ListSpec<Entry> {
  /** The storage key. */
  readonly key: string;
  /** Checks a stored entry; null drops it. */
  readonly read: (entry: ListEntry, stored: Readonly<Record<string, unknown>>) => Entry | null;
  readonly area?: StorageArea;
}

/** The key of an entry on the device: "person key". */
export const entryKey = ({ kind, id }: Pick<ListEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

function readEntry<Entry>(stored: unknown, read: ListSpec<Entry>['read']): Entry[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const fields = stored as Readonly<Record<string, unknown>>;
  const { key, label } = fields;
  if (typeof key !== 'string' || typeof label !== 'string') return [];
  const [kind = '', ...id] = key.split(' ');
  const entry = id.length > 0 ? read({ kind, id: id.join(' '), label }, fields) : null;
  return entry === null ? [] : [entry];
}

/** A visitor's list goes to the next user who logs in; another user's list is dropped. */
function ofUser<Entry>(list: StoredList<Entry>, userId: UserId | null): StoredList<Entry> {
  if (list.userId === userId && userId !== null) return list;
  const entries = list.userId === null && userId !== null ? list.entries : [];
  return { userId, entries, isJoined: entries.length === 0 };
}

/** A reader's list on this device; for a user, a copy of the account's. */
export function createJoinedList<Entry extends ListEntry>({
  key,
  read,
  area = siteArea,
}: ListSpec<Entry>): JoinedList<Entry> {
  const initial: StoredList<Entry> = { userId: null, entries: [], isJoined: false };
  const readList = ({ userId, entries, isJoined }: Readonly<Record<string, unknown>>): StoredList<Entry> => ({
    userId: readId(userId) ?? null,
    entries: Array.isArray(entries) ? entries.flatMap((entry) => readEntry(entry, read)) : [],
    isJoined: isJoined === true,
  });
  const store = createStore<StoredList<Entry>>({
    initial,
    persist: {
      area,
      key,
      read: asJson(readList).read,
      write: ({ userId, entries, isJoined }) =>
        userId === null && entries.length === 0
          ? null
          : JSON.stringify({
              userId,
              entries: entries.map(({ kind, id, ...rest }) => ({ key: entryKey({ kind, id }), ...rest })),
              isJoined,
            }),
    },
    perUser: ofUser,
  });

  /** The device may have more details of an entry than the account. */
  function withKnown(entries: readonly Entry[]): Entry[] {
    const known = new Map(store.get().entries.map((entry) => [entryKey(entry), entry]));
    return entries.map((entry) => ({ ...known.get(entryKey(entry)), ...entry }));
  }

  return {
    initial,
    get: store.get,
    subscribe: store.subscribe,
    set(changed, isListed) {
      const { entries, ...rest } = store.get();
      const keys = new Set(changed.map(entryKey));
      const others = entries.filter((entry) => !keys.has(entryKey(entry)));
      store.set({ ...rest, entries: isListed ? [...withKnown(changed), ...others] : others });
    },
    claim(userId) {
      const before = store.get();
      const claimed = ofUser(before, userId);
      if (claimed !== before) store.set(claimed);
    },
    replace(entries) {
      store.set({ ...store.get(), entries: withKnown(entries), isJoined: true });
    },
  };
}

interface ListInput {
  readonly entries: readonly ListEntry[];
}

/** The common part of actions on such lists: they change the device at once, and then the account. */
export const listAction = <Entry extends ListEntry, Input extends ListInput>(
  list: JoinedList<Entry>,
  isListed: (input: Input) => boolean,
) =>
  ({
    offline: 'queue' as const,
    isRepeatable: true as const,
    key: ({ entries }: Input) => entries.map(entryKey).join(),
    apply(_context: unknown, input: Input) {
      const entries = input.entries as readonly Entry[];
      list.set(entries, isListed(input));
      return () => list.set(entries, !isListed(input));
    },
    settle(_context: unknown, _input: Input, { data }: { readonly data: readonly Entry[] }) {
      list.replace(data);
      return () => undefined;
    },
    // If the server has no such list, it stays on this device.
    refused: (_context: unknown, _input: Input, error: unknown) => (isUnsupported(error) ? () => undefined : null),
  }) satisfies Partial<Record<keyof Action, unknown>>;
