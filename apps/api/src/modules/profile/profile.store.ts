import { isDuplicate } from '../../db/duplicate.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { ProfileChange } from './profile-change.ts';

/** @throws ApiError 422 `email_taken`; within a transaction that undoes it */
export async function saveProfile(db: Db, userId: number, change: ProfileChange & { phone?: string }): Promise<void> {
  if (Object.keys(change).length === 0) return;
  try {
    await db.updateTable('users').set(change).where('id', '=', userId).execute();
  } catch (error) {
    // Who changes a phone holds its lock and has looked whose it is, so only the e-mail can be another's.
    if (!isDuplicate(error)) throw error;
    throw new ApiError('email_taken', 'This e-mail address is already in use.', { email: 'duplicate' });
  }
}

/** Tells the person, where they will see it on every device. */
export async function noteNewPhone(tx: Tx, userId: number, phone: string, now: number): Promise<void> {
  const words = `The phone number of your account was changed to one that ends in ${phone.slice(-4)}.`;
  const content = `<p>${words} All other devices were logged out.</p>`;
  await tx.insertInto('notifications').values({ slug: null, user_id: userId, content, created_at: now }).execute();
}
