import type { Db, Tx } from '../../db/open-database.ts';

/** Records that comments of these posts were removed, for devices that store their pages. */
export async function noteRemovedComments(
  tx: Tx,
  comments: readonly { readonly post_id: number }[],
  now: number,
): Promise<void> {
  if (comments.length === 0) return;
  const ids = [...new Set(comments.map(({ post_id: id }) => id))];
  await tx.updateTable('posts').set({ comments_removed_at: now }).where('id', 'in', ids).execute();
}

/** The posts that lost a comment since a time, latest first. */
export async function listPostsWithRemovedComments(db: Db, since: number, limit: number) {
  return db
    .selectFrom('posts')
    .select(['id', 'slug'])
    .where('comments_removed_at', '>=', since)
    .orderBy('comments_removed_at', 'desc')
    .limit(limit)
    .execute();
}
