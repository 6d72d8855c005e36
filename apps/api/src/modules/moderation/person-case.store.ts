import type { Db } from '../../db/open-database.ts';

/**
 * Whether a moderator may decide about a person: a comment of theirs was reported, held or hidden, or the moderator
 * decided about them before.
 */
export async function hasCase(db: Db, userId: number, staffId: number): Promise<boolean> {
  const comment = db
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('held_for', 'is not', null),
        where('hidden_rule', 'is not', null),
        where.exists(where.selectFrom('reports').select('id').whereRef('reports.comment_id', '=', 'comments.id')),
      ]),
    );
  const decision = db
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', userId)
    .where('staff_id', '=', staffId);
  return (await comment.unionAll(decision).limit(1).executeTakeFirst()) !== undefined;
}
