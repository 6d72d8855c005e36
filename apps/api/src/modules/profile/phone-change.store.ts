import type { Db, Tx } from '../../db/open-database.ts';
import { DAY, MINUTE } from '../../runtime/clock.ts';

/** How long a confirmed number may wait for the code from the old one. */
const CONFIRMED_LIFE = 15 * MINUTE;
/** How long the holder of the old number has to stop a change. */
export const PHONE_CHANGE_DELAY = 3 * DAY;

/** Replaces the person's earlier change, even a scheduled one; the link already sent stops this one too. */
export async function saveConfirmedPhone(
  tx: Tx,
  { userId, sessionId, phone }: { userId: number; sessionId: number; phone: string },
  now: number,
): Promise<void> {
  const change = { phone, session_id: sessionId, confirmed_at: now, due_at: null };
  await tx
    .insertInto('phone_changes')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** Whether this person has just confirmed the number. */
export async function isConfirmed(db: Db, userId: number, phone: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('phone_changes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('phone', '=', phone)
    .where('confirmed_at', '>', now - CONFIRMED_LIFE)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false unless the number has just been confirmed, and not scheduled since */
export async function scheduleChange(
  db: Db,
  { userId, phone, undoHash }: { userId: number; phone: string; undoHash: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_changes')
    .set({ due_at: now + PHONE_CHANGE_DELAY, undo_hash: undoHash })
    .where('user_id', '=', userId)
    .where('phone', '=', phone)
    .where('confirmed_at', '>', now - CONFIRMED_LIFE)
    .where('due_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The person's scheduled change. */
export async function findWaitingChange(db: Db, userId: number) {
  return db
    .selectFrom('phone_changes')
    .select(['phone', 'due_at'])
    .where('user_id', '=', userId)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
}

export async function dropChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('phone_changes').where('user_id', '=', userId).execute();
}

/** Deletes changes that were confirmed before this time but neither applied nor scheduled. */
export async function forgetChanges(db: Db, before: number): Promise<void> {
  await db.deleteFrom('phone_changes').where('due_at', 'is', null).where('confirmed_at', '<', before).execute();
}

/** @returns the user whose change the link stopped; null for a link that no longer works */
export async function stopByLink(tx: Tx, undoHash: string): Promise<number | null> {
  const row = await tx
    .deleteFrom('phone_changes')
    .where('undo_hash', '=', undoHash)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** @returns false when another process was faster, or the person has stopped it */
export async function takeDueChange(tx: Tx, userId: number, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('phone_changes')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The changes that are due, each with the number it replaces. */
export async function listDueChanges(db: Db, now: number) {
  return db
    .selectFrom('phone_changes')
    .innerJoin('users', 'users.id', 'phone_changes.user_id')
    .select(['user_id', 'session_id', 'phone_changes.phone', 'users.phone as old_phone'])
    .where('due_at', '<=', now)
    .execute();
}
