import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The current value; `initial` on the server and in the first client render. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
