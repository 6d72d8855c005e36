import { createStore } from '@maidan/browser/store';
import { useEffect } from 'react';

/** The number of things that would be lost by leaving the page now. */
export const unfinished = createStore({ initial: 0 });

/** While `isRunning`, the person is asked before they leave, close or reload the page. */
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
