import type { Api } from '@maidan/api-client/core/create-api';
import { ApiError, isNotFound } from '@maidan/api-client/errors/api-error';
import { cancelBegun, fileKey, sendInPieces } from '@maidan/api-client/uploads/send-in-pieces';
import type { Id } from '@maidan/contract/core/wire';
import type { BegunField } from './begun-uploads.ts';

/** A large file and its field. */
export interface LargeFile {
  readonly fieldId: Id;
  readonly file: File;
}

interface SendOptions {
  /** Where the upload of a field is kept. */
  readonly begunOf: (fieldId: Id) => BegunField;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number, isWaiting: boolean) => void;
}

/**
 * Sends the large files of a form one after the other. A reloaded page goes on where it stopped. A file that another one
 * replaces is cancelled: it would use up what the person may send.
 * @returns the id of each by its field; none where the server does not take files in pieces
 * @throws ApiError with the field of a file that was refused
 */
export async function sendLargeFiles(
  api: Api,
  files: readonly LargeFile[],
  { begunOf, signal, onProgress }: SendOptions,
): Promise<ReadonlyMap<Id, string>> {
  const uploads = new Map<Id, string>();
  let before = 0;
  for (const { fieldId, file } of files) {
    const begun = begunOf(fieldId);
    const former = begun.file();
    if (former !== null && former !== fileKey(file)) await cancelBegun(api, begun, former);
    try {
      const id = await sendInPieces(api, file, {
        begun,
        signal,
        onProgress: ({ sent, isWaiting }) => onProgress(before + sent, isWaiting),
      });
      uploads.set(fieldId, id);
    } catch (error) {
      if (isNotFound(error)) return new Map();
      throw ofField(error, fieldId);
    }
    before += file.size;
  }
  return uploads;
}

/** The server knows an upload, and not the field that it is for. */
function ofField(error: unknown, fieldId: Id): unknown {
  const refused = error instanceof ApiError ? error.fields['file'] : undefined;
  if (!(error instanceof ApiError) || refused === undefined) return error;
  return new ApiError({ ...error, fields: { [fieldId]: refused }, cause: error });
}
