import { uploadExtension } from '@maidan/contract/rules/custom-form-rules';
import { ApiError, errors, type Said } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { cancelChunkedUpload, joinChunks } from './chunked-upload.service.ts';
import { inspectUpload } from './inspect-upload.service.ts';
import type { ReceivedFile } from './receive-form.service.ts';
import type { UnfinishedRow, UploadOwner } from './unfinished-uploads.store.ts';

/**
 * A chunked upload in the form of a file that came with a form.
 * @param drafts drops what this starts
 * @throws ApiError 422 while some chunks are missing
 */
export async function joinUpload(
  stores: Pick<AppContext, 'db' | 'uploads'>,
  row: UnfinishedRow,
  drafts: AsyncDisposableStack,
): Promise<ReceivedFile> {
  const { draft, sum: hash } = await joinChunks(stores, row, drafts);
  const extension = uploadExtension(row.name);
  return { name: row.name, size: row.bytes, hash, stored: extension === null ? null : { draft, extension } };
}

const refuse = (text: Said) => errors.unsupportedType(text, { file: [text] });

/**
 * Inspects an answer's file once the last chunk has arrived, so that no one relies on a file that would be refused
 * with the form. A refused file does not count towards the limit.
 * @throws ApiError 415, 503 when too many files wait: the chunk may then be sent again
 */
export async function inspectArrived(context: AppContext, owner: UploadOwner, row: UnfinishedRow): Promise<void> {
  if (row.received < row.bytes) return;
  await using drafts = new AsyncDisposableStack();
  const file = await joinUpload(context, row, drafts);
  await inspectUpload(context, file, drafts, refuse).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'unsupported_type') {
      await cancelChunkedUpload(context, owner, row.id);
    }
    throw error;
  });
}
