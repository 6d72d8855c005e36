import { useSyncExternalStore } from 'react';
import { connectionHint, dataSaver, onDataSaverChange } from './data-saver-store.ts';
import { isSaving } from './preload-choice.ts';

/** Whether data is being saved. True in the server's document: nothing may be fetched before the choice is known. */
export function useSaving(): boolean {
  return useSyncExternalStore(
    onDataSaverChange,
    () => isSaving(dataSaver.get(), connectionHint()),
    () => true,
  );
}
