import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** The number of comments shown on each side of a reported one. */
const NEAR = 2;

/** The comments that readers see just before and just after one, oldest first. */
export async function listAround(db: Db, { postId, id }: { postId: number; id: number }) {
  const shown = db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.comment', 'comments.created_at'])
    .select(sql<string | null>`coalesce(users.name, comments.author_name)`.as('author'))
    .where('comments.post_id', '=', postId)
    .where('comments.hidden_at', 'is', null)
    .limit(NEAR);
  const [before, after] = await Promise.all([
    shown.where('comments.id', '<', id).orderBy('comments.id', 'desc').execute(),
    shown.where('comments.id', '>', id).orderBy('comments.id').execute(),
  ]);
  return { before: before.toReversed(), after };
}

/** How many comments readers see under a post. */
export async function countShown(db: Db, postId: number): Promise<number> {
  const { all } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('post_id', '=', postId)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(all);
}
