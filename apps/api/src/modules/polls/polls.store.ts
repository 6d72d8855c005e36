import type { Id } from '@maidan/contract/wire';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

export async function findPoll(db: Db, key: Id) {
  return db
    .selectFrom('polls')
    .select(['id', 'question'])
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}

/** In their order, with all votes: those carried over and those given here. */
export async function listOptions(db: Db, pollId: number) {
  return db
    .selectFrom('poll_options')
    .select(['id', 'option_text', sql<number>`vote_base + vote_count`.as('vote_count')])
    .where('poll_id', '=', pollId)
    .orderBy('position')
    .execute();
}

/** The option the user chose, or null. */
export async function findVote(db: Db, pollId: number, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('poll_votes')
    .select('option_id')
    .where('poll_id', '=', pollId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.option_id ?? null;
}
