import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** The list of a form, or of a team of a registration. */
export interface WaitingList {
  readonly of: 'form_id' | 'group_id';
  readonly id: number;
}

/** For rows called `waiting`: whether the person is still waiting, or still has an offer. */
export const isLive = (now: number) => sql<boolean>`(waiting.offered_until is null or waiting.offered_until > ${now})`;

const entriesOf = (db: Db, { of, id }: WaitingList, now: number) =>
  db.selectFrom('waiting_list as waiting').where(isLive(now)).where(of, '=', id);

export async function countWaiting(db: Db, list: WaitingList, now: number): Promise<number> {
  const { found } = await entriesOf(db, list, now)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Undefined for a person not on the list. `position` counts from 1. */
export async function findPlace(db: Db, list: WaitingList, userId: number, now: number) {
  const entry = await entriesOf(db, list, now)
    .select(['id', 'offered_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!entry) return undefined;
  const { before } = await entriesOf(db, list, now)
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('id', '<', entry.id)
    .executeTakeFirstOrThrow();
  return { position: Number(before) + 1, offered_until: entry.offered_until };
}

/** A held place is never given to another person, so it is available. */
export async function hasHeldPlace(db: Db, list: WaitingList, userId: number, now: number): Promise<boolean> {
  const place = await findPlace(db, list, userId, now);
  return typeof place?.offered_until === 'number';
}

/** The caller has locked the owner of the list. A person whose offer expired joins at the end. */
export async function addToList(tx: Tx, { of, id }: WaitingList, userId: number, now: number): Promise<void> {
  const entry = { user_id: userId, form_id: null, group_id: null, [of]: id, joined_at: now, offered_until: null };
  await tx.insertInto('waiting_list').values(entry).execute();
}

/** @returns whether the person was on the list */
export async function removeFromList(tx: Tx, { of, id }: WaitingList, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('waiting_list')
    .where(of, '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns whose offers expired */
export async function dropLapsedOffers(tx: Tx, { of, id }: WaitingList, now: number): Promise<number[]> {
  const dropped = await tx
    .deleteFrom('waiting_list')
    .where(of, '=', id)
    .where('offered_until', '<=', now)
    .returning('user_id')
    .execute();
  return dropped.map(({ user_id }) => user_id);
}

/** @returns whom it offers a place: at most `free` people, minus those who already have an offer */
export async function offerFree(
  tx: Tx,
  { of, id }: WaitingList,
  { free, until }: { readonly free: number; readonly until: number },
): Promise<number[]> {
  const all = await tx
    .selectFrom('waiting_list')
    .select(['id', 'user_id', 'offered_until'])
    .where(of, '=', id)
    .orderBy('id')
    .execute();
  const held = all.filter(({ offered_until }) => offered_until !== null).length;
  const next = all.filter(({ offered_until }) => offered_until === null).slice(0, Math.max(0, free - held));
  if (next.length === 0) return [];
  await tx
    .updateTable('waiting_list')
    .set({ offered_until: until })
    .where(
      'id',
      'in',
      next.map((entry) => entry.id),
    )
    .execute();
  return next.map(({ user_id }) => user_id);
}

/** The lists that people wait on. */
export async function listWaitedFor(db: Db): Promise<WaitingList[]> {
  const rows = await db.selectFrom('waiting_list').select(['form_id', 'group_id']).distinct().execute();
  return rows.flatMap(({ form_id, group_id }): WaitingList[] => [
    ...(form_id === null ? [] : [{ of: 'form_id' as const, id: form_id }]),
    ...(group_id === null ? [] : [{ of: 'group_id' as const, id: group_id }]),
  ]);
}
