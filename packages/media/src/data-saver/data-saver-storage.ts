import type { ConnectionHint, DataSaver } from './preload-choice.ts';

const KEY = 'data_saver';
const listeners = new Set<() => void>();
let inMemory: DataSaver = 'auto';

/** What the person chose in the settings; 'auto' until then. */
export function readDataSaver(): DataSaver {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'on' || stored === 'off' ? stored : 'auto';
  } catch {
    return inMemory;
  }
}

/** Stores the choice; clips that have not begun to load follow it at once. */
export function chooseDataSaver(choice: DataSaver): void {
  inMemory = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Calls back after a choice here or in another tab, and when the connection changes. */
export function onDataSaverChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === KEY) listener();
  };
  const connection = connectionHint();
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  connection?.addEventListener?.('change', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
    connection?.removeEventListener?.('change', listener);
  };
}

/** navigator.connection, which not every browser has. */
export function connectionHint(): (ConnectionHint & Partial<EventTarget>) | undefined {
  return (navigator as Navigator & { connection?: ConnectionHint & EventTarget }).connection;
}
