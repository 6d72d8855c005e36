import type { Api, CallOptions } from '@maidan/api-client/core/create-api';
import {
  fileKey,
  persist,
  sendInPieces,
  type BegunUploads,
  type Progress,
} from '@maidan/api-client/uploads/send-in-pieces';
import type { UploadedMedia } from '@maidan/contract/desk/compose';
import { beginUpload, cancelUpload, finishUpload, sendChunk, uploadState } from '@maidan/contract/desk/uploads';
import { readDraft, writeDraft } from '../../session/drafts.ts';

const nameOf = (file: string): string => `upload/${file}`;

/** Beside the drafts: they survive a closed tab, and signing out removes them. */
const begun: BegunUploads = {
  read: (file) => readDraft(nameOf(file)) || null,
  keep: (file, id) => writeDraft(nameOf(file), id),
};
const forget = (file: File): void => writeDraft(nameOf(fileKey(file)), '');

/**
 * Sends a file in pieces and has it made ready.
 * @throws ApiError
 */
export async function sendLargeFile(
  api: Api,
  file: File,
  options: CallOptions & { readonly signal: AbortSignal },
  onProgress: (progress: Progress) => void,
): Promise<UploadedMedia> {
  const { signal } = options;
  const door = {
    begin: (body: { name: string; bytes: number }, more: CallOptions) => api.call(beginUpload, { body }, more),
    state: (id: string, more: CallOptions) => api.call(uploadState, { params: { id } }, more),
    chunk: (id: string, piece: { start: number; sum: string | undefined; file: File }, more: CallOptions) => {
      const { start, sum, file: body } = piece;
      return api.call(
        sendChunk,
        { params: { id }, query: sum ? { start, sum } : { start }, body: { file: body } },
        more,
      );
    },
  };
  const id = await sendInPieces(door, file, { begun, signal, onProgress });
  const finish = () => api.call(finishUpload, { params: { id }, body: {} }, options);
  const media = await persist(finish, signal, () => onProgress({ sent: file.size, isWaiting: true }));
  forget(file);
  return media;
}

/** Frees the room of a file that is not wanted. The server removes it by itself after a day. */
export async function cancelUploadOf(api: Api, file: File): Promise<void> {
  const id = begun.read(fileKey(file));
  forget(file);
  if (id !== null) await api.call(cancelUpload, { params: { id } }).catch(() => undefined);
}
