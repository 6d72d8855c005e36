import type { Tx } from '../../db/open-database.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { admitName } from '../moderation/admit-name.service.ts';
import { findPoliciesVersion } from '../site-details/site-details.store.ts';
import { cleanEmail, emailKey } from '../users/users.service.ts';
import { insertUser, recordConsent } from '../users/users.store.ts';

/**
 * Creates the account for a phone that has just been verified. It requires only an acceptable name, and an @ in the
 * e-mail if there is one.
 * @returns the new user's id, or an error that names the field to correct
 */
export async function createUser(
  tx: Tx,
  typed: { phone: string; name: string; email: string },
  now: number,
): Promise<number | ApiError> {
  const { name } = typed;
  try {
    await admitName(tx, name);
    const email = cleanEmail(typed.email) || null;
    const user = { phone: typed.phone, name, email, email_key: email && emailKey(email), avatar: null };
    const userId = await insertUser(tx, { ...user, created_at: now, last_used_at: now });
    if (userId === null) return errors.emailTaken();
    await recordConsent(tx, userId, await findPoliciesVersion(tx), now);
    return userId;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
