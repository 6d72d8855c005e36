import { siteStorage, type SafeStorage } from '@maidan/auth/safe-storage';
import { parseObject } from '@maidan/auth/timed-storage';
import { readId, type Id } from '@maidan/contract/core/wire';

const KEY = 'drafts';
const MOST = 30;

/** What was typed and not sent, by the place it was typed in; survives a reload and a login. */
export interface Drafts {
  /** Empty when there is none. */
  read(place: string): string;
  write(place: string, text: string): void;
  /** From now on they are this user's: another's are gone; everybody's with null. */
  keepOnly(userId: Id | null): void;
  subscribe(listener: () => void): () => void;
}

export function createDrafts(storage: SafeStorage = siteStorage): Drafts {
  const listeners = new Set<() => void>();

  function stored(): { userId: Id | null; texts: [string, string][] } {
    const found = parseObject(storage.get(KEY));
    const texts = Object.entries(typeof found?.['texts'] === 'object' ? (found['texts'] ?? {}) : {});
    return {
      userId: readId(found?.['userId']) ?? null,
      texts: texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    };
  }

  function save(userId: Id | null, texts: [string, string][]): void {
    if (texts.length === 0 && userId === null) storage.remove(KEY);
    else storage.set(KEY, JSON.stringify({ userId, texts: Object.fromEntries(texts.slice(-MOST)) }));
    for (const listener of listeners) listener();
  }

  return {
    read: (place) => stored().texts.find(([at]) => at === place)?.[1] ?? '',
    write(place, text) {
      const { userId, texts } = stored();
      const others = texts.filter(([at]) => at !== place);
      save(userId, text === '' ? others : [...others, [place, text]]);
    },
    keepOnly(userId) {
      const before = stored();
      if (before.userId === userId && userId !== null) return;
      save(userId, before.userId === null && userId !== null ? before.texts : []);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Those of this site. */
export const drafts: Drafts = createDrafts();
