import { uploadExtension } from '@maidan/contract/rules/custom-form-rules';
import { UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { joinChunks, requireUpload } from '../../uploads/chunked-upload.service.ts';
import type { ReceivedAnswer, ReceivedFile } from '../../uploads/receive-form.service.ts';

/**
 * Puts files that were sent in pieces in the place of the ids that name them. They stay until they expire, so a form
 * whose reply was lost can be sent again.
 * @param drafts drops what this begins
 * @throws ApiError 413, 422 with the field
 */
export async function joinFiles(
  context: AppContext,
  userId: number,
  answers: readonly ReceivedAnswer[],
  drafts: AsyncDisposableStack,
): Promise<ReceivedAnswer[]> {
  const files = answers.filter(({ file, upload }) => file || upload);
  if (files.length > UPLOAD_MAX_FILES) throw errors.tooLarge(() => t('refused.manyFiles', { most: UPLOAD_MAX_FILES }));
  const used: ReceivedAnswer[] = [];
  for (const answer of answers) {
    if (answer.upload === undefined) used.push(answer);
    else used.push({ ...answer, file: await join(context, userId, answer.upload, drafts) });
  }
  return used;
}

async function join(
  context: AppContext,
  userId: number,
  id: string,
  drafts: AsyncDisposableStack,
): Promise<ReceivedFile> {
  const row = await requireUpload(context, { user_id: userId }, id);
  const { draft, sum: hash } = await joinChunks(context, row, drafts);
  const extension = uploadExtension(row.name);
  return {
    name: row.name,
    size: row.bytes,
    hash,
    stored: extension === null ? null : { draft, extension },
  };
}
