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
 * Uploads the large files of a form one after the other. A reloaded page resumes where it stopped. The upload of a
 * replaced file is cancelled, since it would count towards the person's quota.
 * @returns upload ids by field; empty if the server does not support uploads in pieces
 * @throws ApiError at the field of a refused file
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

/** Moves the error to the field, which the server does not know. */
function ofField(error: unknown, fieldId: Id): unknown {
  const refused = error instanceof ApiError ? error.fields['file'] : undefined;
  if (!(error instanceof ApiError) || refused === undefined) return error;
  return new ApiError({ ...error, fields: { [fieldId]: refused }, cause: error });
}
