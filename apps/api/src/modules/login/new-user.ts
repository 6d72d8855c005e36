import type { Tx } from '../../db/open-database.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { cleanEmail, cleanName, emailKey } from '../users/users.service.ts';
import { insertUser } from '../users/users.store.ts';

/**
 * Creates the account of a phone that has just been verified. It requires little: a name that is not blank, and an
 * e-mail with an @ inside, if any.
 * @returns the new user's id, or what the person must change
 */
export async function createUser(
  tx: Tx,
  typed: { phone: string; name: string; email: string },
  now: number,
): Promise<number | ApiError> {
  const name = cleanName(typed.name);
  if (name === '') return errors.invalidField('name', 'Please tell us your name.');
  try {
    const email = cleanEmail(typed.email) || null;
    const user = { phone: typed.phone, name, email, email_key: email && emailKey(email), avatar: null };
    return (await insertUser(tx, { ...user, created_at: now })) ?? errors.emailTaken();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
