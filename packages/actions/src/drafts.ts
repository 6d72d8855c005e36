import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type UserId } from '@maidan/browser/store';
import { readId } from '@maidan/contract/core/wire';
import { useCallback, useSyncExternalStore } from 'react';

const MOST = 30;

/** Texts typed but not sent, by the name of their field; they survive a reload and a login. */
export interface Drafts {
  /** Empty without a draft. */
  read(field: string): string;
  write(field: string, text: string): void;
  subscribe(listener: () => void): () => void;
}

interface StoredDrafts {
  /** Null for a visitor's drafts, which go to the next user who logs in. */
  readonly userId: UserId | null;
  readonly texts: Readonly<Record<string, string>>;
}

function readDrafts({ userId, texts }: Readonly<Record<string, unknown>>): StoredDrafts {
  const entries = Object.entries(typeof texts === 'object' && texts !== null ? texts : {});
  return {
    userId: readId(userId) ?? null,
    texts: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  };
}

export function createDrafts(area: StorageArea = siteArea): Drafts {
  const empty: StoredDrafts = { userId: null, texts: {} };
  const store = createStore<StoredDrafts>({
    initial: empty,
    persist: {
      area,
      key: 'drafts',
      read: asJson(readDrafts).read,
      write: (drafts) =>
        drafts.userId === null && Object.keys(drafts.texts).length === 0 ? null : JSON.stringify(drafts),
    },
    perUser(drafts, userId) {
      if (drafts.userId === userId && userId !== null) return drafts;
      return { userId, texts: drafts.userId === null && userId !== null ? drafts.texts : {} };
    },
  });
  return {
    read: (field) => store.get().texts[field] ?? '',
    write(field, text) {
      const { userId, texts } = store.get();
      const entries = Object.entries(texts).filter(([other]) => other !== field);
      if (text !== '') entries.push([field, text]);
      store.set({ userId, texts: Object.fromEntries(entries.slice(-MOST)) });
    },
    subscribe: store.subscribe,
  };
}

export const drafts: Drafts = createDrafts();

/** A text that is saved as it is typed: `const [text, setText] = useDraft('comment 12')`. */
export function useDraft(field: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(field),
    () => '',
  );
  return [text, useCallback((next: string) => drafts.write(field, next), [field])];
}
