import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { SavedFile } from './save-files.ts';
import type { MatchedAnswer } from './match-answers.ts';

/** The largest number that Node generates at once, so that ids cannot be guessed. */
const IDS = 2 ** 48 - 1;

/** @returns the response's id */
export async function addResponse(
  tx: Tx,
  { formId, userId }: { readonly formId: number; readonly userId: number },
  answers: readonly MatchedAnswer[],
  files: readonly SavedFile[],
  now: number,
): Promise<number> {
  const response_id = randomInt(1, IDS);
  await tx
    .insertInto('form_responses')
    .values({
      id: response_id,
      form_id: formId,
      user_id: userId,
      created_at: now,
      form_version: await latestVersion(tx, formId),
    })
    .execute();
  await addAnswers(tx, response_id, answers, files, now);
  return response_id;
}

/** The published version of a form; null for an imported form. */
async function latestVersion(tx: Tx, formId: number): Promise<number | null> {
  const found = await tx
    .selectFrom('form_versions')
    .select('number')
    .where('form_id', '=', formId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.number ?? null;
}

async function addAnswers(
  tx: Tx,
  response_id: number,
  answers: readonly MatchedAnswer[],
  files: readonly SavedFile[],
  now: number,
): Promise<void> {
  if (answers.length > 0) {
    const rows = answers.map(({ field, text }) => ({ response_id, field_id: Number(field.id), answer_text: text }));
    await tx.insertInto('form_answers').values(rows).execute();
  }
  if (files.length > 0) {
    const rows = files.map(({ fieldId, ...file }) => ({ ...file, response_id, field_id: fieldId, created_at: now }));
    await tx.insertInto('form_files').values(rows).execute();
  }
}

/** Claims a response for a change, before others can. @returns its new revision, and the staff's decision about it */
export async function claimResponse(
  tx: Tx,
  { id, form_id }: { readonly id: number; readonly form_id: number },
  now: number,
) {
  const form_version = await latestVersion(tx, form_id);
  return tx
    .updateTable('form_responses')
    .set((update) => ({ revision: update('revision', '+', 1), edited_at: now, form_version }))
    .where('id', '=', id)
    .returning(['revision', 'state'])
    .executeTakeFirst();
}

/**
 * Replaces the answers to the form's current fields; answers to other fields stay. A file stays if its field has an
 * answer here without a new file.
 */
export async function replaceAnswers(
  tx: Tx,
  { id, asked }: { readonly id: number; readonly asked: readonly number[] },
  answers: readonly MatchedAnswer[],
  files: readonly SavedFile[],
  now: number,
): Promise<void> {
  const kept = new Set(answers.filter(({ file }) => file?.isKept).map(({ field }) => Number(field.id)));
  const lost = asked.filter((field) => !kept.has(field));
  await tx.deleteFrom('form_answers').where('response_id', '=', id).where('field_id', 'in', asked).execute();
  // Deleting a file's row leaves its bytes: the cleanup removes files that no row names.
  if (lost.length > 0) {
    await tx.deleteFrom('form_files').where('response_id', '=', id).where('field_id', 'in', lost).execute();
  }
  await addAnswers(tx, id, answers, files, now);
}

export async function listSentFiles(db: Db, responseId: number) {
  return db
    .selectFrom('form_files')
    .select(['field_id', 'original_name', 'bytes'])
    .where('response_id', '=', responseId)
    .execute();
}

/** Undefined also for another person's file. */
export async function findOwnFile(db: Db, userId: number, name: string) {
  return db
    .selectFrom('form_files as file')
    .innerJoin('form_responses as response', 'response.id', 'file.response_id')
    .select(['file.name', 'file.original_name', 'file.type'])
    .where('file.name', '=', name)
    .where('response.user_id', '=', userId)
    .executeTakeFirst();
}
