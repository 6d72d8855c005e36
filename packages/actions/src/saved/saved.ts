import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { useStore } from '@maidan/browser/use-store';
import type { Body } from '@maidan/contract/core/endpoint';
import { savedKinds, setSaved, type SavedItem } from '@maidan/contract/feed/saved';
import { defineAction } from '../action.ts';
import { createJoinedList, listAction, type JoinedList } from '../joined-list.ts';

/** A saved entry as stored on the device. */
export interface SavedEntry extends SavedItem {
  /** The address of a small picture on this site. */
  readonly picture?: string;
}

export type Saved = JoinedList<SavedEntry>;

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Everything the reader keeps for later, on this device. */
export const createSaved = (area: StorageArea = siteArea): Saved =>
  createJoinedList<SavedEntry>({
    key: 'saved',
    area,
    read({ kind, id, label }, { picture }) {
      const known = savedKinds.find((one) => one === kind);
      return known ? { kind: known, id, label, ...(isPath(picture) ? { picture } : {}) } : null;
    },
  });

export const saved: Saved = createSaved();

/** Everything saved, newest first; empty on the server and in the first render. */
export const useSaved = (): readonly SavedEntry[] => useStore(saved).entries;

/** The action on a given list, so that a test can use its own. */
export const changeSavedOf = (list: Saved) =>
  defineAction({
    endpoint: setSaved,
    ...listAction<SavedEntry, Body<typeof setSaved>>(list, ({ saved: isSaved }) => isSaved),
  });

/** Saves something in the user's account, or removes it. */
export const changeSaved = changeSavedOf(saved);
