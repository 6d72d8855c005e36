import { isUnsupported } from '@maidan/api-client/compat/extensions';
import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type UserId } from '@maidan/browser/store';
import { readId } from '@maidan/contract/core/wire';
import type { Action } from './action.ts';

/** What a reader keeps in a list: a post, a topic, a match. */
export interface ListEntry {
  readonly kind: string;
  readonly id: string;
  readonly label: string;
}

export interface StoredList<Entry> {
  /** Null for a visitor's, which become those of the next user to log in. */
  readonly userId: UserId | null;
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** Whether the account has them. */
  readonly isJoined: boolean;
}

export interface JoinedList<Entry extends ListEntry> {
  readonly initial: StoredList<Entry>;
  get(): StoredList<Entry>;
  subscribe(listener: () => void): () => void;
  /** Adds these at the front, or removes them. */
  set(changed: readonly Entry[], isListed: boolean): void;
  /** For a page that came to know this list after its user. */
  claim(userId: UserId): void;
  /** The account has these. */
  replace(entries: readonly Entry[]): void;
}

interface ListSpec<Entry> {
  /** Where the device keeps it. */
  readonly key: string;
  /** Checks a stored entry; null drops it. */
  readonly read: (entry: ListEntry, stored: Readonly<Record<string, unknown>>) => Entry | null;
  readonly area?: StorageArea;
}

/** How an entry is named on the device: "person key". */
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

/** What a visitor has listed becomes the next user's; what is another user's goes. */
function ofUser<Entry>(list: StoredList<Entry>, userId: UserId | null): StoredList<Entry> {
  if (list.userId === userId && userId !== null) return list;
  const entries = list.userId === null && userId !== null ? list.entries : [];
  return { userId, entries, isJoined: entries.length === 0 };
}

/** A list of a reader on this device; of a user it is a copy of what the account has. */
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

  /** The device may know more of an entry than the account. */
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

/** What the actions on such lists have in common: at once on the device, and then in the account. */
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
    // A server that cannot keep it leaves it to this device.
    refused: (_context: unknown, _input: Input, error: unknown) => (isUnsupported(error) ? () => undefined : null),
  }) satisfies Partial<Record<keyof Action, unknown>>;
