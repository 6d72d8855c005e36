import { siteArea } from '@maidan/browser/storage-area';
import type { Mute } from '@maidan/contract/feed/mutes';
import { useSyncExternalStore } from 'react';

/** Where this device keeps what is hidden and muted. */
export const MUTES_KEY = 'mutes';

/** How an entry is named there. */
export const muteKey = (kind: Mute['kind'], id: string | number): string => `${kind} ${id}`;

const subscribe = (listener: () => void) => siteArea.subscribe([MUTES_KEY], listener);
const read = () => siteArea.get(MUTES_KEY);
const nothing = () => null;

/**
 * Whether something is hidden or muted; nothing is on the server and in the first render. It only searches the stored
 * text, since every page needs it and few readers hide anything: the rest is loaded with the first tap.
 */
export function useIsMuted(): (kind: Mute['kind'], id: string | number | null) => boolean {
  const text = useSyncExternalStore(subscribe, read, nothing);
  return (kind, id) => text !== null && id !== null && text.includes(JSON.stringify(muteKey(kind, id)));
}
