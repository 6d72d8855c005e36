import { useSyncExternalStore } from 'react';
import type { Sound } from './sound-store.ts';
import { pageSound, serverSound } from './sound-store.ts';

/** The sound of the page's clips, as it is now. */
export function useSound(): Sound {
  return useSyncExternalStore(pageSound.subscribe, pageSound.get, () => serverSound);
}
