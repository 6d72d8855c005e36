import { createStore } from '@maidan/browser/store';
import { useEffect } from 'react';

/** How many things would be lost if the page were left now. */
export const unfinished = createStore({ initial: 0 });

/** While `isRunning`, the person is asked before the page is left, closed or reloaded. */
export function useAskToLeave(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unfinished.set(unfinished.get() + 1);
    addEventListener('beforeunload', ask);
    return () => {
      unfinished.set(unfinished.get() - 1);
      removeEventListener('beforeunload', ask);
    };
  }, [isRunning]);
}
