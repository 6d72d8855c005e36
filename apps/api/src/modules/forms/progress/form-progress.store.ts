import type { Db, Tx } from '../../../db/open-database.ts';
import { DAY } from '../../../runtime/clock.ts';

/** Since the last change. */
export const PROGRESS_LIFE = 30 * DAY;
/** How long a file of sent answers stays, so that they can be sent again after a lost reply. */
const SENT_LIFE = DAY;

export interface KeptAnswer {
  readonly field_id: number;
  readonly text: string;
}

export interface KeptFile {
  readonly field_id: number;
  readonly upload_id: string;
}

/** Undefined also for what has expired. */
export async function findProgress(db: Db, formId: number, userId: number, now: number) {
  const row = await db
    .selectFrom('form_progress')
    .select(['answers', 'changed_at', 'expires_at'])
    .where('form_id', '=', formId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const files = await db
    .selectFrom('form_progress_files as file')
    .innerJoin('unfinished_uploads as upload', 'upload.id', 'file.upload_id')
    .select(['file.field_id', 'upload.id as upload', 'upload.name', 'upload.bytes'])
    .where('file.form_id', '=', formId)
    .where('file.user_id', '=', userId)
    .where('upload.expires_at', '>', now)
    .orderBy('file.field_id')
    .execute();
  return { ...row, answers: JSON.parse(row.answers) as KeptAnswer[], files };
}

/** Forms that this person has begun, but for one. */
export async function countProgress(db: Db, userId: number, butFormId: number): Promise<number> {
  const { found } = await db
    .selectFrom('form_progress')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('user_id', '=', userId)
    .where('form_id', '!=', butFormId)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Which of these uploads are this person's, and have arrived as a whole. */
export async function listArrived(db: Db, userId: number, ids: readonly string[], now: number) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('unfinished_uploads')
    .select(['id', 'name', 'bytes'])
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .whereRef('received', '=', 'bytes')
    .execute();
}

/** Keeps answers in place of those kept before, and their files as long. @returns until when */
export async function keepProgress(
  tx: Tx,
  { formId, userId }: { readonly formId: number; readonly userId: number },
  { answers, files }: { readonly answers: readonly KeptAnswer[]; readonly files: readonly KeptFile[] },
  now: number,
): Promise<number> {
  const row = { answers: JSON.stringify(answers), changed_at: now, expires_at: now + PROGRESS_LIFE };
  await tx
    .insertInto('form_progress')
    .values({ form_id: formId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['form_id', 'user_id']).doUpdateSet(row))
    .execute();
  await tx.deleteFrom('form_progress_files').where('form_id', '=', formId).where('user_id', '=', userId).execute();
  if (files.length > 0) {
    const rows = files.map((file) => ({ ...file, form_id: formId, user_id: userId }));
    await tx.insertInto('form_progress_files').values(rows).execute();
    const ids = files.map(({ upload_id }) => upload_id);
    await tx.updateTable('unfinished_uploads').set({ expires_at: row.expires_at }).where('id', 'in', ids).execute();
  }
  return row.expires_at;
}

/** Deletes what was kept; its files expire in a day. */
export async function dropProgress(tx: Tx, formId: number, userId: number, now: number): Promise<void> {
  const ofIt = tx
    .selectFrom('form_progress_files')
    .select('upload_id')
    .where('form_id', '=', formId)
    .where('user_id', '=', userId);
  await tx
    .updateTable('unfinished_uploads')
    .set({ expires_at: now + SENT_LIFE })
    .where('id', 'in', ofIt)
    .where('expires_at', '>', now + SENT_LIFE)
    .execute();
  await tx.deleteFrom('form_progress').where('form_id', '=', formId).where('user_id', '=', userId).execute();
}
