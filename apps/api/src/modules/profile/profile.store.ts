import { isDuplicate } from '../../db/duplicate.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import type { ProfileChange } from './profile-change.ts';

/** @throws ApiError 422 `email_taken`, which must undo a transaction */
export async function saveProfile(db: Db, userId: number, change: ProfileChange & { phone?: string }): Promise<void> {
  if (Object.keys(change).length === 0) return;
  try {
    await db.updateTable('users').set(change).where('id', '=', userId).execute();
  } catch (error) {
    // A phone change holds the lock of the number and has checked it, so only the e-mail can be a duplicate.
    throw isDuplicate(error) ? errors.emailTaken() : error;
  }
}

/** Shows the change on every device of the person. */
export async function addPhoneNotification(tx: Tx, userId: number, phone: string, now: number): Promise<void> {
  const text = `The phone number of your account was changed to one that ends in ${phone.slice(-4)}.`;
  const content = `<p>${text} All other devices were logged out.</p>`;
  await tx.insertInto('notifications').values({ slug: null, user_id: userId, content, created_at: now }).execute();
}
