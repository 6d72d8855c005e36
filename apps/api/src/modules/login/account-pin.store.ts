import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { DAY } from '../../runtime/clock.ts';
import type { StoredCode } from './otp-code.ts';

export async function hasAccountPin(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('account_pins').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function saveAccountPin(tx: Tx, userId: number, { salt, mac }: StoredCode, now: number): Promise<void> {
  const pin = { salt, mac, set_at: now, guesses: 0, guesses_since: now };
  await tx
    .insertInto('account_pins')
    .values({ user_id: userId, ...pin })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pin))
    .execute();
}

export async function removeAccountPin(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('account_pins').where('user_id', '=', userId).execute();
}

/** Counts a guess before it is compared, so that simultaneous guesses count too. */
export async function countGuess(tx: Tx, userId: number, now: number) {
  const isOver = sql<boolean>`guesses_since <= ${now - DAY}`;
  return tx
    .updateTable('account_pins')
    .set({
      guesses: sql<number>`case when ${isOver} then 1 else guesses + 1 end`,
      guesses_since: sql<number>`case when ${isOver} then ${sql.val(now)} else guesses_since end`,
    })
    .where('user_id', '=', userId)
    .returning(['salt', 'mac', 'guesses', 'guesses_since'])
    .executeTakeFirst();
}

export async function forgetGuesses(tx: Tx, userId: number, now: number): Promise<void> {
  await tx.updateTable('account_pins').set({ guesses: 0, guesses_since: now }).where('user_id', '=', userId).execute();
}
