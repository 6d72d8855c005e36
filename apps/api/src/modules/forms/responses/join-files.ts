import { UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { requireUpload } from '../../uploads/chunked-upload.service.ts';
import { joinUpload } from '../../uploads/join-upload.service.ts';
import type { ReceivedAnswer } from '../../uploads/receive-form.service.ts';

/**
 * Replaces the ids of chunked uploads by their files. The uploads stay until they expire, so that a form whose reply
 * was lost can be sent again.
 * @param drafts drops what this starts
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
    else {
      const row = await requireUpload(context, { user_id: userId }, answer.upload);
      used.push({ ...answer, file: await joinUpload(context, row, drafts) });
    }
  }
  return used;
}
