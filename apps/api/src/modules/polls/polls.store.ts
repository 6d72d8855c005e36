import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

export async function findPoll(db: Db, key: Id) {
  return db
    .selectFrom('polls')
    .select(['id', 'question', 'closed_at', 'about'])
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}

/** Including all votes: those from the content pack and those cast here. */
export async function listOptions(db: Db, pollId: number) {
  return db
    .selectFrom('poll_options')
    .select(['id', 'option_text', sql<number>`vote_base + vote_count`.as('vote_count')])
    .where('poll_id', '=', pollId)
    .orderBy('position')
    .execute();
}

/** The user's choice. */
export async function findVote(db: Db, pollId: number, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('poll_votes')
    .select('option_id')
    .where('poll_id', '=', pollId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.option_id ?? null;
}

/** Whether the option belongs to the poll. */
export async function isOption(db: Db, pollId: number, option: Id): Promise<boolean> {
  if (typeof option !== 'number') return false;
  const query = db.selectFrom('poll_options').select('id').where('id', '=', option).where('poll_id', '=', pollId);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Casts a vote, one per person and poll. The table's key holds that limit for any number of simultaneous requests.
 * @returns false when the person has already voted
 */
export async function castVote(
  tx: Tx,
  { pollId, userId, optionId }: { pollId: number; userId: number; optionId: number },
  now: number,
): Promise<boolean> {
  const cast = await tx
    .insertInto('poll_votes')
    .values({ poll_id: pollId, user_id: userId, option_id: optionId, created_at: now })
    .onConflict((conflict) => conflict.columns(['poll_id', 'user_id']).doNothing())
    .returning('poll_id')
    .executeTakeFirst();
  if (!cast) return false;
  await tx
    .updateTable('poll_options')
    .set((update) => ({ vote_count: update('vote_count', '+', 1) }))
    .where('id', '=', optionId)
    .execute();
  return true;
}
