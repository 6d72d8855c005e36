import { createStore } from '@maidan/browser/store';
import { useStore } from '@maidan/browser/use-store';

/** A file that was chosen on this page and that the server does not have. */
export interface OpenUpload {
  readonly name: string;
  /** It will not arrive by itself. */
  readonly isRefused: boolean;
  readonly cancel: () => void;
}

/** Fields are far from the buttons that must not go ahead of their files, so they share one list. */
const openUploads = createStore<ReadonlyMap<string, OpenUpload>>({ initial: new Map() });

/** @returns how to take it off the list */
export function addOpenUpload(field: string, upload: OpenUpload): () => void {
  openUploads.set(new Map(openUploads.get()).set(field, upload));
  return () => openUploads.set(new Map([...openUploads.get()].filter(([key]) => key !== field)));
}

/** The files on their way, whose work is lost by leaving. */
export const listRunning = (): readonly OpenUpload[] =>
  [...openUploads.get().values()].filter(({ isRefused }) => !isRefused);

/** For a page that is left on purpose: nothing of it arrives later or takes up room. */
export function cancelUploads(): void {
  for (const { cancel } of openUploads.get().values()) cancel();
  openUploads.clear();
}

/** Why what was chosen cannot be saved, sent or published yet. */
export function useUploadReason(): string | undefined {
  const open = [...useStore(openUploads).values()];
  const refused = open.find(({ isRefused }) => isRefused);
  if (refused) return `${refused.name} was not uploaded. Choose another file, or dismiss it.`;
  const [running] = open;
  return running && `${running.name} is still uploading.`;
}
