import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** How long a writer has had an account, and what moderators decided about them. */
export async function findCaseWriter(db: Db, userId: number) {
  const [user, comments, sanctions] = await Promise.all([
    db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('comments')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .select(sql<number>`count(hidden_rule)`.as('hidden'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('sanctions')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  if (!user) return null;
  return {
    createdAt: user.created_at,
    comments: Number(comments.all),
    hidden: Number(comments.hidden),
    sanctions: Number(sanctions.all),
  };
}
