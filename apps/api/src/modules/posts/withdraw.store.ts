import type { Id } from '@maidan/contract/core/wire';
import type { Db, Tx } from '../../db/open-database.ts';

/** Finds a post even if it is withdrawn or not yet published. */
export async function findAnyPost(tx: Tx, key: Id) {
  return tx
    .selectFrom('posts')
    .select(['id', 'slug', 'name', 'published_at', 'withdrawn_at', 'view_base', 'like_base'])
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}

export type AnyPost = NonNullable<Awaited<ReturnType<typeof findAnyPost>>>;

/**
 * Hides a post from everyone, or restores it; its likes, comments and views remain.
 * @returns false when that is already so
 */
export async function setWithdrawn(tx: Tx, postId: number, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ withdrawn_at: at })
    .where('id', '=', postId)
    .where('withdrawn_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The slugs of posts that were withdrawn since a time and still are, latest first. */
export async function listWithdrawnSlugs(db: Db, since: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('slug')
    .where('withdrawn_at', '>=', since)
    .orderBy('withdrawn_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** The ids of those topics that exist, by slug. */
export async function findTopicIds(tx: Tx, table: 'tags' | 'categories', slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, number>();
  const rows = await tx.selectFrom(table).select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
