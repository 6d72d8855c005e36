import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

const polls = (db: Db) => db.selectFrom('polls').select(['id', 'question', 'closed_at', 'about']);

/** Newest first, after the poll with this id; plus one row if there are more. */
export async function listDeskPolls(db: Db, after: number | undefined) {
  const query = polls(db)
    .orderBy('id', 'desc')
    .limit(DESK_PAGE_SIZE + 1);
  return (after === undefined ? query : query.where('id', '<', after)).execute();
}

export type DeskPollRow = Awaited<ReturnType<typeof listDeskPolls>>[number];

/** Reads a poll, and locks it by writing to it, so that a vote or another change waits. */
export async function takePoll(tx: Tx, id: number) {
  return tx
    .updateTable('polls')
    .set((update) => ({ closed_at: update.ref('closed_at') }))
    .where('id', '=', id)
    .returning(['id', 'question', 'closed_at', 'about'])
    .executeTakeFirst();
}

/** The options of these polls in order, with all votes. */
export async function listOptionsOf(db: Db, pollIds: readonly number[]) {
  if (pollIds.length === 0) return [];
  return db
    .selectFrom('poll_options')
    .select(['id', 'poll_id', 'option_text as text', sql<number>`vote_base + vote_count`.as('votes')])
    .where('poll_id', 'in', pollIds)
    .orderBy('position')
    .execute();
}

/** The tags that show these polls. */
export async function listTagsOfPolls(db: Db, pollIds: readonly number[]) {
  if (pollIds.length === 0) return [];
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'poll_id'])
    .where('poll_id', 'in', pollIds)
    .orderBy('position')
    .execute();
}

export type WrittenPoll = Pick<DeskPollRow, 'question' | 'about'>;

/** @returns its id */
export async function addPoll(tx: Tx, slug: string, written: WrittenPoll): Promise<number> {
  const { id } = await tx
    .insertInto('polls')
    .values({ slug, ...written })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changePoll(tx: Tx, id: number, written: WrittenPoll): Promise<void> {
  await tx.updateTable('polls').set(written).where('id', '=', id).execute();
}

/** Only for a poll without votes. Options keep their rows by position, and so any vote cast at the same time. */
export async function setOptions(tx: Tx, pollId: number, options: readonly string[]): Promise<void> {
  const rows = options.map((option_text, position) => ({ poll_id: pollId, position, option_text, vote_base: 0 }));
  await tx
    .insertInto('poll_options')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['poll_id', 'position'])
        .doUpdateSet((update) => ({ option_text: update.ref('excluded.option_text') })),
    )
    .execute();
  await tx.deleteFrom('poll_options').where('poll_id', '=', pollId).where('position', '>=', options.length).execute();
}

export async function setClosed(tx: Tx, id: number, at: number | null): Promise<void> {
  await tx.updateTable('polls').set({ closed_at: at }).where('id', '=', id).execute();
}

export async function removePollRow(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('tags').set({ poll_id: null }).where('poll_id', '=', id).execute();
  await tx.deleteFrom('polls').where('id', '=', id).execute();
}
