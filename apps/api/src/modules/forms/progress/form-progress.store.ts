import type { Db, Tx } from '../../../db/open-database.ts';
import { DAY } from '../../../runtime/clock.ts';

/** Since the last change. */
export const PROGRESS_LIFE = 30 * DAY;
/** How long files of sent answers are kept, so that they can be sent again after a lost reply. */
const SENT_LIFE = DAY;

export interface KeptAnswer {
  readonly field_id: number;
  readonly text: string;
}

export interface KeptFile {
  readonly field_id: number;
  readonly upload_id: string;
}

/** Undefined also for expired answers. */
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

/** Other forms that this person has begun. */
export async function countProgress(db: Db, userId: number, butFormId: number): Promise<number> {
  const { found } = await db
    .selectFrom('form_progress')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('user_id', '=', userId)
    .where('form_id', '!=', butFormId)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Which of these uploads belong to this person and are complete. */
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

/** Saved answers, and the time of the change that the person last saw; null for none. */
interface Seen {
  readonly formId: number;
  readonly userId: number;
  readonly seen: number | null;
}

/** Files that are no longer part of saved answers expire like those that never were. */
async function releaseFiles(tx: Tx, { formId, userId }: Omit<Seen, 'seen'>, now: number): Promise<void> {
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
  await tx.deleteFrom('form_progress_files').where('form_id', '=', formId).where('user_id', '=', userId).execute();
}

/**
 * Saves answers in place of those that the person has seen, and keeps their files as long.
 * @returns null if the saved answers are newer; these stay
 */
export async function keepProgress(
  tx: Tx,
  { formId, userId, seen }: Seen,
  { answers, files }: { readonly answers: readonly KeptAnswer[]; readonly files: readonly KeptFile[] },
  now: number,
) {
  // The time identifies the saved answers, so no two changes may share it.
  const changed_at = Math.max(now, (seen ?? 0) + 1);
  const row = { answers: JSON.stringify(answers), changed_at, expires_at: now + PROGRESS_LIFE };
  const kept = await tx
    .insertInto('form_progress')
    .values({ form_id: formId, user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['form_id', 'user_id'])
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([eb('form_progress.changed_at', '=', seen ?? -1), eb('form_progress.expires_at', '<=', now)]),
        ),
    )
    .returning(['changed_at', 'expires_at'])
    .executeTakeFirst();
  if (!kept) return null;
  await releaseFiles(tx, { formId, userId }, now);
  if (files.length > 0) {
    const rows = files.map((file) => ({ ...file, form_id: formId, user_id: userId }));
    await tx.insertInto('form_progress_files').values(rows).execute();
    const ids = files.map(({ upload_id }) => upload_id);
    await tx.updateTable('unfinished_uploads').set({ expires_at: row.expires_at }).where('id', 'in', ids).execute();
  }
  return kept;
}

/**
 * Deletes the saved answers, or only the version that the person has seen unless `seen` is null. The files expire in a
 * day.
 */
export async function dropProgress(tx: Tx, { formId, userId, seen }: Seen, now: number): Promise<void> {
  await releaseFiles(tx, { formId, userId }, now);
  const all = tx.deleteFrom('form_progress').where('form_id', '=', formId).where('user_id', '=', userId);
  await (seen === null ? all : all.where('changed_at', '=', seen)).execute();
}
