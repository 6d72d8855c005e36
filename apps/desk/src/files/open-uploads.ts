import { createStore } from '@maidan/browser/store';
import { useStore } from '@maidan/browser/use-store';

/** A file chosen on this page that the server has not stored. */
export interface OpenUpload {
  readonly name: string;
  /** Whether it failed and will not retry. */
  readonly isRefused: boolean;
  readonly cancel: () => void;
}

/** Shared, because the buttons that must wait for a file are far from its field. */
const openUploads = createStore<ReadonlyMap<string, OpenUpload>>({ initial: new Map() });

/** @returns a function that removes it from the list */
export function addOpenUpload(field: string, upload: OpenUpload): () => void {
  openUploads.set(new Map(openUploads.get()).set(field, upload));
  return () => openUploads.set(new Map([...openUploads.get()].filter(([key]) => key !== field)));
}

/** The running uploads, which leaving the page would lose. */
export const listRunning = (): readonly OpenUpload[] =>
  [...openUploads.get().values()].filter(({ isRefused }) => !isRefused);

/** Cancels all uploads of a page left on purpose, so that no file arrives later. */
export function cancelUploads(): void {
  for (const { cancel } of openUploads.get().values()) cancel();
  openUploads.clear();
}

/** Why saving, sending or publishing must wait for an upload; undefined if it need not. */
export function useUploadReason(): string | undefined {
  const open = [...useStore(openUploads).values()];
  const refused = open.find(({ isRefused }) => isRefused);
  if (refused) return `${refused.name} was not uploaded. Choose another file, or dismiss it.`;
  const [running] = open;
  return running && `${running.name} is still uploading.`;
}
