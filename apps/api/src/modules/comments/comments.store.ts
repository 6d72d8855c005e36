import { sql } from 'kysely';
import type { HoldReason } from '@maidan/contract/desk/cases/reports';
import type { Db, Tx } from '../../db/open-database.ts';
import { noteRemovedComments } from '../removals/removed-comments.store.ts';

export interface CommentRow {
  id: number;
  comment: string;
  created_at: number;
  author: string;
  user_id: number | null;
  edited_at: number | null;
}

/** More than a person reads. */
export const COMMENTS_SHOWN = 1000;

/** The latest comments, oldest first. It reads only the author's name, so nothing else can leak. */
export async function listComments(db: Db, postId: number): Promise<CommentRow[]> {
  const latest = await db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id',
      'comments.comment',
      'comments.created_at',
      'comments.user_id',
      'comments.edited_at',
      sql<string>`coalesce(users.name, comments.author_name, '')`.as('author'),
    ])
    .where('comments.post_id', '=', postId)
    .where('comments.hidden_at', 'is', null)
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(COMMENTS_SHOWN)
    .execute();
  return latest.toReversed();
}

/**
 * @param heldFor why it is held for a moderator, if it is
 * @returns the comment's id
 */
export async function addComment(
  tx: Tx,
  { postId, userId, comment, heldFor }: { postId: number; userId: number; comment: string; heldFor: HoldReason | null },
  now: number,
): Promise<number> {
  const held = { held_for: heldFor, hidden_at: heldFor === null ? null : now };
  const { id } = await tx
    .insertInto('comments')
    .values({ post_id: postId, user_id: userId, author_name: null, pack_key: null, comment, created_at: now, ...held })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A user's comments on a post, oldest first, without those that a moderator hid. */
export async function listOwnComments(
  db: Db,
  postId: number,
  userId: number,
): Promise<(CommentRow & { held_for: HoldReason | null })[]> {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id', 'comments.comment', 'comments.created_at', 'comments.held_for', 'comments.user_id'])
    .select('comments.edited_at')
    .select('users.name as author')
    .where('comments.user_id', '=', userId)
    .where('comments.post_id', '=', postId)
    .where((where) => where.or([where('comments.hidden_at', 'is', null), where('comments.held_for', 'is not', null)]))
    .orderBy('comments.id')
    .execute();
}

/** @returns the text of the deleted comment; null when it is gone or belongs to someone else */
export async function removeComment(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
  now: number,
): Promise<string | null> {
  const removed = await tx
    .deleteFrom('comments')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['comment', 'post_id'])
    .executeTakeFirst();
  if (!removed) return null;
  await noteRemovedComments(tx, [removed], now);
  return removed.comment;
}

/** A person's own comment that no one has reported and no moderator has hidden; undefined for any other. */
export async function findEditable(tx: Tx, { id, userId }: { id: number; userId: number }) {
  return tx
    .selectFrom('comments')
    .select(['id', 'comment', 'created_at', 'hidden_at', 'held_for'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('hidden_rule', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reports').select('reports.id').whereRef('reports.comment_id', '=', 'comments.id'))),
    )
    .executeTakeFirst();
}

/** @param heldFor why it is now held for a moderator, if it is */
export async function changeComment(
  tx: Tx,
  { id, comment, heldFor }: { id: number; comment: string; heldFor: HoldReason | null },
  now: number,
): Promise<void> {
  const held = { held_for: heldFor, hidden_at: heldFor === null ? null : now };
  await tx
    .updateTable('comments')
    .set({ comment, edited_at: now, ...held })
    .where('id', '=', id)
    .execute();
}
