import { createStore } from '@maidan/browser/store';

/** The number of open modal dialogs: media behind them pauses. */
export const openDialogs = createStore({ initial: 0 });

/** Returns a function that reverts it. */
export function countDialog(): () => void {
  openDialogs.set(openDialogs.get() + 1);
  return () => openDialogs.set(openDialogs.get() - 1);
}
