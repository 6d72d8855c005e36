import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type UserId } from '@maidan/browser/store';
import { useStore } from '@maidan/browser/use-store';
import { MUTES_KEY, muteKey } from './is-muted.ts';
import { muteKinds, type Mute } from '@maidan/contract/feed/mutes';
import { readId } from '@maidan/contract/core/wire';

interface StoredMutes {
  /** Null for a visitor's, which become those of the next user to log in. */
  readonly userId: UserId | null;
  /** Newest first. */
  readonly entries: readonly Mute[];
  /** Whether the account has them. */
  readonly isJoined: boolean;
}

const isSame = (a: Pick<Mute, 'kind' | 'id'>, b: Pick<Mute, 'kind' | 'id'>): boolean =>
  a.kind === b.kind && a.id === b.id;

/** "person key" */
function readEntry(stored: unknown): Mute[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { key, label } = stored as Readonly<Record<string, unknown>>;
  if (typeof key !== 'string' || typeof label !== 'string') return [];
  const [kind, ...id] = key.split(' ');
  const known = muteKinds.find((one) => one === kind);
  return known && id.length > 0 ? [{ kind: known, id: id.join(' '), label }] : [];
}

const readMutes = ({ userId, entries, isJoined }: Readonly<Record<string, unknown>>): StoredMutes => ({
  userId: readId(userId) ?? null,
  entries: Array.isArray(entries) ? entries.flatMap(readEntry) : [],
  isJoined: isJoined === true,
});

/** What a visitor has hidden becomes the next user's; what is another user's goes. */
function ofUser(mutes: StoredMutes, userId: UserId | null): StoredMutes {
  if (mutes.userId === userId && userId !== null) return mutes;
  const entries = mutes.userId === null && userId !== null ? mutes.entries : [];
  return { userId, entries, isJoined: entries.length === 0 };
}

/** What the reader has hidden and muted, on this device; of a user it is a copy of what the account has. */
export function createMutes(area: StorageArea = siteArea) {
  const initial: StoredMutes = { userId: null, entries: [], isJoined: false };
  const store = createStore<StoredMutes>({
    initial,
    persist: {
      area,
      key: MUTES_KEY,
      read: asJson(readMutes).read,
      write: ({ userId, entries, isJoined }) =>
        userId === null && entries.length === 0
          ? null
          : JSON.stringify({
              userId,
              entries: entries.map(({ kind, id, label }) => ({ key: muteKey(kind, id), label })),
              isJoined,
            }),
    },
    perUser: ofUser,
  });
  return {
    initial,
    get: store.get,
    subscribe: store.subscribe,
    /** Hides these, or shows them again. */
    set(changed: readonly Mute[], muted: boolean): void {
      const { entries, ...rest } = store.get();
      const others = entries.filter((entry) => !changed.some((one) => isSame(one, entry)));
      store.set({ ...rest, entries: muted ? [...changed, ...others] : others });
    },
    /** For a page that came to know this store after its user. */
    claim(userId: UserId): void {
      const before = store.get();
      const claimed = ofUser(before, userId);
      if (claimed !== before) store.set(claimed);
    },
    /** The account has these. */
    replace(entries: readonly Mute[]): void {
      store.set({ ...store.get(), entries, isJoined: true });
    },
  };
}

export type Mutes = ReturnType<typeof createMutes>;

export const mutes: Mutes = createMutes();

/** Everything that is hidden and muted, newest first; nothing on the server and in the first render. */
export const useMutes = (): readonly Mute[] => useStore(mutes).entries;
