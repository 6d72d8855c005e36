import { siteArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';
import type { ConnectionHint, DataSaver } from './preload-choice.ts';

/** The person's choice in the settings; 'auto' until then. Clips that have not started loading follow it at once. */
export const dataSaver = createStore<DataSaver>({
  initial: 'auto',
  persist: {
    area: siteArea,
    key: 'data_saver',
    read: (text) => (text === 'on' || text === 'off' ? text : null),
    write: (choice) => choice,
  },
});

/** Reports a choice made here or in another tab, and a change of the connection. */
export function onDataSaverChange(listener: () => void): () => void {
  const connection = connectionHint();
  const unsubscribe = dataSaver.subscribe(listener);
  connection?.addEventListener?.('change', listener);
  return () => {
    unsubscribe();
    connection?.removeEventListener?.('change', listener);
  };
}

/** navigator.connection, which not every browser has. */
export function connectionHint(): (ConnectionHint & Partial<EventTarget>) | undefined {
  return (navigator as Navigator & { connection?: ConnectionHint & EventTarget }).connection;
}
