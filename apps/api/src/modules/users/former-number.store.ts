import type { Db, Tx } from '../../db/open-database.ts';
import { DAY } from '../../runtime/clock.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';

/** A number that has not logged in for this long may have a new owner: carriers reassign it after 90 days. */
export const NUMBER_IDLE = 90 * DAY;

/** The account that has a number. */
export interface Holder {
  readonly userId: number;
  readonly isIdle: boolean;
  readonly hasPin: boolean;
}

/** @param phone canonical */
export async function findHolder(db: Db, phone: string, now: number): Promise<Holder | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('account_pins', 'account_pins.user_id', 'users.id')
    .select(['users.id', 'users.last_used_at', 'account_pins.set_at'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!row) return null;
  return { userId: row.id, isIdle: row.last_used_at <= now - NUMBER_IDLE, hasPin: row.set_at !== null };
}

/** The account with a PIN that last lost this number. */
export async function findFormerHolder(db: Db, phone: string): Promise<number | null> {
  const row = await db
    .selectFrom('former_numbers')
    .innerJoin('account_pins', 'account_pins.user_id', 'former_numbers.user_id')
    .select('former_numbers.user_id')
    .where('phone', '=', phone)
    .orderBy('left_at', 'desc')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Takes a number from its account, which can then no longer be opened by login. Its e-mail is no longer reserved. */
export async function releaseNumber(tx: Tx, userId: number, phone: string, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phone: placeholderOf(userId), email_key: null })
    .where('id', '=', userId)
    .execute();
  await tx.insertInto('former_numbers').values({ user_id: userId, phone, left_at: now }).execute();
  await tx.deleteFrom('phone_changes').where('user_id', '=', userId).execute();
  await endOtherSessions(tx, userId, null, now);
}

/** Gives a number to an account, in place of its previous one. */
export async function giveNumber(tx: Tx, userId: number, phone: string): Promise<void> {
  await tx.updateTable('users').set({ phone }).where('id', '=', userId).execute();
  await tx.deleteFrom('former_numbers').where('user_id', '=', userId).execute();
  await tx.deleteFrom('phone_changes').where('user_id', '=', userId).execute();
}

/** The accounts that lost their number before this time. */
export async function listNumberless(db: Db, before: number): Promise<{ userId: number; phone: string }[]> {
  const rows = await db.selectFrom('former_numbers').select('user_id').where('left_at', '<', before).execute();
  return rows.map(({ user_id: userId }) => ({ userId, phone: placeholderOf(userId) }));
}

/** The placeholder for the unique phone of a numberless account. */
const placeholderOf = (userId: number): string => `former ${userId}`;
