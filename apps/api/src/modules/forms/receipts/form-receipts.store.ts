import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { DAY } from '../../../runtime/clock.ts';

/** The responses of one person to one form. */
const RECEIPTS_MAX = 20;

/** A person's responses to a form, newest first. */
export async function listReceipts(db: Db, formId: number, userId: number) {
  const responses = await db
    .selectFrom('form_responses')
    .select(['id', 'created_at', 'edited_at', 'revision', 'form_version', 'state'])
    .where('form_id', '=', formId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECEIPTS_MAX)
    .execute();
  const answers = await db
    .selectFrom('form_answers as answer')
    .innerJoin('form_fields as field', 'field.id', 'answer.field_id')
    .select(['answer.response_id', 'answer.field_id', 'field.label', 'answer.answer_text as text'])
    .where('answer.response_id', 'in', [0, ...responses.map(({ id }) => id)])
    .orderBy('field.is_shown', 'desc')
    .orderBy('field.position')
    .orderBy('field.id')
    .execute();
  const files = await db
    .selectFrom('form_files')
    .select(['response_id', 'field_id', 'original_name', 'bytes'])
    .where('response_id', 'in', [0, ...responses.map(({ id }) => id)])
    .orderBy('field_id')
    .execute();
  const answersOf = Map.groupBy(answers, ({ response_id }) => response_id);
  const filesOf = Map.groupBy(files, ({ response_id }) => response_id);
  return responses.map((response) => ({
    ...response,
    files: (filesOf.get(response.id) ?? []).map(({ field_id, original_name: name, bytes }) => ({
      field_id,
      name,
      bytes,
    })),
    answers: (answersOf.get(response.id) ?? []).map(({ field_id, label, text }) => ({ field_id, label, text })),
  }));
}

/** Undefined also for another person's response. */
export async function findOwnResponse(db: Db, responseId: number, userId: number) {
  return db
    .selectFrom('form_responses')
    .select(['id', 'form_id', 'state'])
    .where('id', '=', responseId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Responses whose retention has ended, at most a hundred. */
export async function listOldResponses(db: Db, now: number) {
  return db
    .selectFrom('form_responses as response')
    .innerJoin('forms as form', 'form.id', 'response.form_id')
    .select(['response.id', 'response.user_id'])
    .where('form.answers_kept_days', 'is not', null)
    .where(sql<boolean>`response.created_at <= ${now} - form.answers_kept_days * ${DAY}`)
    .limit(100)
    .execute();
}

/** @returns what it contained: texts, and the bytes of its files */
export async function removeResponse(tx: Tx, responseId: number): Promise<(string | number)[]> {
  const held = await listHeld(tx, responseId);
  await tx.deleteFrom('form_responses').where('id', '=', responseId).execute();
  return held;
}

/** The texts of a response, and the bytes of its files. */
export async function listHeld(tx: Tx, responseId: number): Promise<(string | number)[]> {
  const answers = await tx
    .selectFrom('form_answers')
    .select('answer_text')
    .where('response_id', '=', responseId)
    .execute();
  const files = await tx.selectFrom('form_files').select('bytes').where('response_id', '=', responseId).execute();
  return [...answers.map(({ answer_text }) => answer_text), ...files.map(({ bytes }) => bytes)];
}
