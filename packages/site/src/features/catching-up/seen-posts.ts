import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type Store } from '@maidan/browser/store';
import { readId, type Id } from '@maidan/contract/core/wire';

/** The posts a reader had seen when they last caught up with a feed, and where they were when they left. */
export interface SeenPosts {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The newest posts at that time, newest first, by their keys. More than one, because a post may be withdrawn. */
  readonly seen: readonly string[];
  readonly left: LeftOff | null;
}

export interface LeftOff {
  readonly at: number;
  readonly place: string;
  /** The page that contains the post, in case it is far down the list. */
  readonly path: string;
}

interface StoredFeeds {
  /** The user; null for a visitor. */
  readonly owner: Id | null;
  /** By the key of the tag or category, most recent last. */
  readonly feeds: Readonly<Record<string, SeenPosts>>;
}

const NOTHING: StoredFeeds = { owner: null, feeds: {} };
const MOST_FEEDS = 20;
export const MOST_SEEN = 10;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function readLeftOff(stored: unknown): LeftOff | null {
  const { at, place, path } = (stored ?? {}) as Partial<Record<keyof LeftOff, unknown>>;
  const isWhole = typeof at === 'number' && typeof place === 'string' && typeof path === 'string';
  return isWhole && /^\/(?!\/)/.test(path) ? { at, place, path } : null;
}

function readSeen(stored: unknown): SeenPosts | null {
  const { at, seen, left } = (stored ?? {}) as Partial<Record<keyof SeenPosts, unknown>>;
  return typeof at === 'number' && isTexts(seen) ? { at, seen, left: readLeftOff(left) } : null;
}

/** The reader's progress in each feed, only on this device. A user's is deleted at their logout. */
export function createSeenPosts(area: StorageArea = siteArea): Store<StoredFeeds> {
  return createStore<StoredFeeds>({
    initial: NOTHING,
    persist: {
      area,
      key: 'seen_posts',
      ...asJson<StoredFeeds>(({ owner, feeds }) => ({
        owner: readId(owner) ?? null,
        feeds: Object.fromEntries(
          Object.entries(feeds ?? {}).flatMap(([here, stored]) => {
            const seen = readSeen(stored);
            return seen ? [[here, seen]] : [];
          }),
        ),
      })),
    },
    perUser: (value, userId) => (value.owner === null || value.owner === userId ? value : NOTHING),
  });
}

export const seenPosts = createSeenPosts();

/** @param userId null for a visitor */
export function findSeen(store: Store<StoredFeeds>, userId: Id | null, here: string): SeenPosts | null {
  const { owner, feeds } = store.get();
  return owner === userId ? (feeds[here] ?? null) : null;
}

export function saveSeen(store: Store<StoredFeeds>, userId: Id | null, here: string, seen: SeenPosts): void {
  const { owner, feeds } = store.get();
  const { [here]: _before, ...others } = owner === userId ? feeds : {};
  const kept = Object.entries(others).slice(-(MOST_FEEDS - 1));
  store.set({ owner: userId, feeds: { ...Object.fromEntries(kept), [here]: seen } });
}

/** The number of posts before the first seen one; null if no seen post is in the list, or not yet. */
export function countNew(places: readonly string[], seen: readonly string[]): number | null {
  const first = places.findIndex((place) => seen.includes(place));
  return first === -1 ? null : first;
}
