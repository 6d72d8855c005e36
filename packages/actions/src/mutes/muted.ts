import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { useStore } from '@maidan/browser/use-store';
import { muteKinds, type Mute } from '@maidan/contract/feed/mutes';
import { MUTES_KEY } from './is-muted.ts';
import { createJoinedList, type JoinedList } from '../joined-list.ts';

export type Mutes = JoinedList<Mute>;

/** Everything the reader has hidden and muted, on this device. */
export const createMutes = (area: StorageArea = siteArea): Mutes =>
  createJoinedList<Mute>({
    key: MUTES_KEY,
    area,
    read({ kind, id, label }) {
      const known = muteKinds.find((one) => one === kind);
      return known ? { kind: known, id, label } : null;
    },
  });

export const mutes: Mutes = createMutes();

/** Everything hidden and muted, newest first; empty on the server and in the first render. */
export const useMutes = (): readonly Mute[] => useStore(mutes).entries;
