import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';

const total = sql<number>`like_base + like_count`.as('likes');

export interface LikeState {
  readonly isLiked: boolean;
  /** All likes of the post. */
  readonly likes: number;
}

/**
 * Likes a post or removes the like. It writes to the post's row first, which makes requests for one post wait for each
 * other: two toggles never see the same state, and the count always equals the rows.
 * @param wanted the state afterwards; undefined toggles
 * @returns null when there is no such visible post
 */
export async function setLike(
  tx: Tx,
  userId: number,
  postKey: Id,
  wanted: boolean | undefined,
  now: number,
): Promise<LikeState | null> {
  const post = await tx
    .updateTable('posts')
    .set((update) => ({ like_count: update.ref('like_count') }))
    .where(typeof postKey === 'number' ? 'id' : 'slug', '=', postKey)
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', now)
    .returning(['id', total])
    .executeTakeFirst();
  if (!post) return null;
  const removed = wanted === true ? 0 : await removeLike(tx, userId, post.id);
  const added = wanted === false || removed > 0 ? 0 : await addLike(tx, userId, post.id, now);
  const isLiked = wanted ?? added > 0;
  return { isLiked, likes: added === removed ? post.likes : await changeCount(tx, post.id, added - removed) };
}

async function removeLike(tx: Tx, userId: number, postId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('post_likes')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function addLike(tx: Tx, userId: number, postId: number, now: number): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('post_likes')
    .values({ user_id: userId, post_id: postId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

async function changeCount(tx: Tx, postId: number, by: number): Promise<number> {
  const { likes } = await tx
    .updateTable('posts')
    .set((update) => ({ like_count: update('like_count', '+', by) }))
    .where('id', '=', postId)
    .returning(total)
    .executeTakeFirstOrThrow();
  return likes;
}
