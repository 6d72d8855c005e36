import { createStore } from '@maidan/browser/store';

/** How many modal dialogs are open: what plays behind them stops. */
export const openDialogs = createStore({ initial: 0 });

/** Returns how to take it back. */
export function countDialog(): () => void {
  openDialogs.set(openDialogs.get() + 1);
  return () => openDialogs.set(openDialogs.get() - 1);
}
