import type { Api, CallOptions } from '@maidan/api-client/core/create-api';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { sendInPieces, type BegunUploads, type UploadDoor } from '@maidan/api-client/uploads/send-in-pieces';
import { siteArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import type { Id } from '@maidan/contract/core/wire';
import { beginFormUpload, formUploadState, sendFormChunk } from '@maidan/contract/league/form-uploads';

const DAY_MS = 24 * 60 * 60_000;

interface Begun {
  readonly userId: Id | null;
  readonly ids: Readonly<Record<string, string>>;
}

const store = createStore<Begun | null>({
  initial: null,
  maxAgeMs: DAY_MS,
  perUser: (value, userId) => (value === null || value.userId === userId ? value : null),
  persist: {
    area: siteArea,
    key: 'form_uploads',
    ...asJson(({ userId, ids }) => {
      if (typeof ids !== 'object' || ids === null) return null;
      const own = Object.entries(ids).filter(([, id]) => typeof id === 'string');
      return { userId: userId as Id | null, ids: Object.fromEntries(own) as Record<string, string> };
    }),
  },
});

const begunBy = (userId: Id | null): BegunUploads => {
  const ids = () => (store.get()?.userId === userId ? (store.get()?.ids ?? {}) : {});
  return {
    read: (file) => ids()[file] ?? null,
    keep: (file, id) => store.set({ userId, ids: { ...ids(), [file]: id } }),
  };
};

/** A large file and its field. */
export interface LargeFile {
  readonly fieldId: Id;
  readonly file: File;
}

interface SendOptions {
  readonly userId: Id | null;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number, isWaiting: boolean) => void;
}

/**
 * Sends the large files of a form one after the other. A reloaded page goes on where it stopped.
 * @returns the id of each by its field; none where the server does not take files in pieces
 * @throws ApiError
 */
export async function sendLargeFiles(
  api: Api,
  files: readonly LargeFile[],
  { userId, signal, onProgress }: SendOptions,
): Promise<ReadonlyMap<Id, string>> {
  const uploads = new Map<Id, string>();
  let before = 0;
  for (const { fieldId, file } of files) {
    try {
      const id = await sendInPieces(doorOf(api), file, {
        begun: begunBy(userId),
        signal,
        onProgress: ({ sent, isWaiting }) => onProgress(before + sent, isWaiting),
      });
      uploads.set(fieldId, id);
    } catch (error) {
      if (isNotFound(error)) return new Map();
      throw error;
    }
    before += file.size;
  }
  return uploads;
}

const doorOf = (api: Api): UploadDoor => ({
  begin: (body, options) => api.call(beginFormUpload, { body }, options),
  state: (id, options) => api.call(formUploadState, { params: { id } }, options),
  chunk: (id, { start, sum, file }, options: CallOptions) =>
    api.call(sendFormChunk, { params: { id }, query: sum ? { start, sum } : { start }, body: { file } }, options),
});
