import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's document and in the first render over it, true from then on: script is at work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
