import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The current value; `initial` on the server and in the first client render. */
export function useStore<T>(store: Pick<Store<T>, 'initial' | 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
