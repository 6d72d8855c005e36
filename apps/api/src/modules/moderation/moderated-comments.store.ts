import type { ReportReason } from '@maidan/contract/feed/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { noteRemovedComments } from '../removals/removed-comments.store.ts';

/** The latest comments of a person, newest first. */
export async function listLatestComments(db: Db, userId: number, limit: number) {
  return db
    .selectFrom('comments')
    .select(['comment', 'created_at', 'hidden_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** When a comment was hidden, under which rule, and by which member of staff. */
export interface Hidden {
  readonly at: number;
  readonly rule: ReportReason;
  /** Null once that member of staff has been deleted. */
  readonly by: number | null;
}

/**
 * Hides a comment, or shows it again; either way it is no longer held. A comment whose writer is deleting their
 * account stays hidden until the account is kept.
 * @param hidden null to show it
 * @returns false when that is already so
 */
export async function setHidden(tx: Tx, commentId: number, hidden: Hidden | null): Promise<boolean> {
  const values = { hidden_rule: hidden?.rule ?? null, hidden_by: hidden?.by ?? null, held_for: null };
  const update = tx
    .updateTable('comments')
    .set({ ...values, hidden_at: hidden?.at ?? leavingSince })
    .where('id', '=', commentId);
  const isOther = hidden
    ? update.where('hidden_rule', 'is', null)
    : update.where((where) => where.or([where('hidden_rule', 'is not', null), where('held_for', 'is not', null)]));
  const changed = await isOther.returning('post_id').execute();
  if (hidden) await noteRemovedComments(tx, changed, hidden.at);
  return changed.length > 0;
}

/** When the writer requested the deletion of their account, which hides its comments; null without a request. */
const leavingSince = sql<number | null>`(
  select asked_at from account_deletions where account_deletions.user_id = comments.user_id)`;

export interface HiddenComment {
  readonly id: number;
  readonly userId: number;
  readonly comment: string;
  readonly rule: ReportReason;
  readonly hiddenAt: number;
  readonly hiddenBy: number | null;
  readonly post: { readonly slug: string; readonly name: string };
}

const hiddenComments = (db: Db) =>
  db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select(['comments.id', 'comments.user_id', 'comments.comment', 'comments.hidden_rule', 'comments.hidden_at'])
    .select(['comments.hidden_by', 'posts.slug', 'posts.name'])
    .where('comments.hidden_rule', 'is not', null);

type Row = Awaited<ReturnType<ReturnType<typeof hiddenComments>['executeTakeFirstOrThrow']>>;

const toHidden = (row: Row): HiddenComment => ({
  id: row.id,
  userId: row.user_id ?? 0,
  comment: row.comment,
  rule: row.hidden_rule ?? 'other',
  hiddenAt: row.hidden_at ?? 0,
  hiddenBy: row.hidden_by,
  post: { slug: row.slug, name: row.name },
});

/** A person's comments that moderators hid, newest first. */
export async function listHiddenComments(db: Db, userId: number, limit: number): Promise<HiddenComment[]> {
  const rows = await hiddenComments(db)
    .where('comments.user_id', '=', userId)
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toHidden);
}

export async function findHiddenComment(db: Db, id: number): Promise<HiddenComment | null> {
  const row = await hiddenComments(db).where('comments.id', '=', id).executeTakeFirst();
  return row?.user_id ? toHidden(row) : null;
}

/** Deletes comments that moderators hid before a time, with the appeals against it. */
export async function removeHiddenComments(db: Db, before: number): Promise<void> {
  await db.deleteFrom('comments').where('hidden_rule', 'is not', null).where('hidden_at', '<', before).execute();
}
