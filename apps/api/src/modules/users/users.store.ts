import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

export async function findUser(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'avatar'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** @param phone canonical */
export async function findUserIdByPhone(db: Db, phone: string): Promise<number | null> {
  const row = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  return row?.id ?? null;
}

/** Records which version of the terms a person accepted by signing up. */
export async function recordConsent(tx: Tx, userId: number, version: string, now: number): Promise<void> {
  await tx.insertInto('consents').values({ user_id: userId, version, given_at: now }).execute();
}

/**
 * Creates an account for a phone that has none.
 * @returns the new id; null when another account has the e-mail
 */
export async function insertUser(tx: Tx, user: Omit<Insertable<Tables['users']>, 'id'>): Promise<number | null> {
  const row = await tx
    .insertInto('users')
    .values(user)
    // This transaction holds the lock of the phone, so only the e-mail can be a duplicate.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks the account's row, so that simultaneous requests of one person run one after the other. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((update) => ({ name: update.ref('name') }))
    .where('id', '=', userId)
    .execute();
}
