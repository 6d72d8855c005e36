import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { SavedFile } from './save-files.ts';
import type { MatchedAnswer } from './match-answers.ts';

/** The largest number that Node draws at once: ids cannot be guessed. */
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
    .values({ id: response_id, form_id: formId, user_id: userId, created_at: now })
    .execute();
  if (answers.length > 0) {
    const rows = answers.map(({ field, text }) => ({ response_id, field_id: Number(field.id), answer_text: text }));
    await tx.insertInto('form_answers').values(rows).execute();
  }
  if (files.length > 0) {
    const rows = files.map(({ fieldId, ...file }) => ({ ...file, response_id, field_id: fieldId, created_at: now }));
    await tx.insertInto('form_files').values(rows).execute();
  }
  return response_id;
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

/** Which of these names a row refers to. */
export async function knownFiles(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db.selectFrom('form_files').select('name').where('name', 'in', names).execute();
  return new Set(rows.map((row) => row.name));
}
