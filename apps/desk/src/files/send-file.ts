import type { Api, CallOptions } from '@maidan/api-client/core/create-api';
import {
  cancelBegun,
  fileKey,
  persist,
  sendInPieces,
  type BegunUploads,
  type Progress,
} from '@maidan/api-client/uploads/send-in-pieces';
import { storeMedia, type UploadedMedia } from '@maidan/contract/desk/posts/compose';
import { readDraft, writeDraft } from '../session/drafts.ts';

const nameOf = (file: string): string => `upload/${file}`;

/** Stored with the drafts, so begun uploads survive a closed tab and signing out removes them. */
const begun: BegunUploads = {
  read: (file) => readDraft(nameOf(file)) || null,
  keep: (file, id) => writeDraft(nameOf(file), id ?? ''),
};

/**
 * Uploads a file in chunks, then has the server store it.
 * @throws ApiError
 */
export async function sendFile(
  api: Api,
  file: File,
  options: CallOptions & { readonly signal: AbortSignal },
  onProgress: (progress: Progress) => void,
): Promise<UploadedMedia> {
  const { signal } = options;
  const upload = await sendInPieces(api, file, { begun, signal, onProgress });
  const store = () => api.call(storeMedia, { body: { upload } }, options);
  const media = await persist(store, signal, () => onProgress({ sent: file.size, isWaiting: true }));
  begun.keep(fileKey(file), null);
  return media;
}

/** Deletes the uploaded chunks of an abandoned file. */
export const cancelUploadOf = (api: Api, file: File): Promise<void> => cancelBegun(api, begun, fileKey(file));
