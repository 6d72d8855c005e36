import type { Tx } from '../../db/open-database.ts';

/** Finds a post even if it is withdrawn or not yet published. */
export async function findAnyPost(tx: Tx, slug: string) {
  return tx
    .selectFrom('posts')
    .select(['id', 'name', 'withdrawn_at', 'view_base', 'like_base'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Hides a post from everyone, or restores it; its likes, comments and views remain. */
export async function setWithdrawn(tx: Tx, postId: number, at: number | null): Promise<void> {
  await tx.updateTable('posts').set({ withdrawn_at: at }).where('id', '=', postId).execute();
}

/** The ids of those topics that exist, by slug. */
export async function findTopicIds(tx: Tx, table: 'tags' | 'categories', slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, number>();
  const rows = await tx.selectFrom(table).select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
