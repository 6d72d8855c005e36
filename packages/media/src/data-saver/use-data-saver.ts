import { useSyncExternalStore } from 'react';
import { connectionHint, onDataSaverChange, readDataSaver } from './data-saver-storage.ts';
import type { DataSaver } from './preload-choice.ts';
import { isSaving } from './preload-choice.ts';

/** The choice of the settings page. The server, which cannot know it, says 'auto'. */
export function useDataSaverChoice(): DataSaver {
  return useSyncExternalStore(onDataSaverChange, readDataSaver, () => 'auto');
}

/** Whether data is spared now. True in the server's document: not one byte may be fetched before we know. */
export function useSaving(): boolean {
  return useSyncExternalStore(
    onDataSaverChange,
    () => isSaving(readDataSaver(), connectionHint()),
    () => true,
  );
}
