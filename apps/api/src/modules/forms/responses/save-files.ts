import { randomBytes } from 'node:crypto';
import type { Draft } from '../../../adapters/files/uploads.ts';
import { errors, type Said } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { inspectUpload } from '../../uploads/inspect-upload.service.ts';
import type { MatchedAnswer } from './match-answers.ts';

/** An inspected file under its final name. */
export interface SavedFile {
  readonly fieldId: number;
  /** Random; the name on disk. */
  readonly name: string;
  readonly original_name: string;
  readonly type: string;
  readonly bytes: number;
}

/**
 * Inspects every new file, writes it to disk and names it: only then may a row refer to it.
 * @param drafts drops the drafts that this starts
 * @param saved removes the files that this saves
 * @throws ApiError 422 with the field, 503 when too many files wait
 */
export async function saveFiles(
  context: AppContext,
  answers: readonly MatchedAnswer[],
  drafts: AsyncDisposableStack,
  saved: AsyncDisposableStack,
): Promise<SavedFile[]> {
  const ready: { draft: Draft; file: SavedFile }[] = [];
  for (const { field, file } of answers) {
    if (!file || file.isKept) continue;
    const refuse = (text: Said) => errors.invalidField(String(field.id), text);
    const { draft, ...inspected } = await inspectUpload(context, file, drafts, refuse);
    const name = randomBytes(16).toString('hex');
    ready.push({ draft, file: { fieldId: Number(field.id), name, ...inspected } });
  }
  for (const { draft, file } of ready) {
    saved.defer(() => context.uploads.remove(file.name));
    await context.uploads.keep(draft, file.name);
  }
  return ready.map(({ file }) => file);
}
