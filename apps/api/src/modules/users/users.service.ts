import type { User } from '@maidan/contract/account/users';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { findDeletion } from './account-deletions.store.ts';
import { findUser } from './users.store.ts';

/**
 * A user's own data, as shown to them.
 * @throws ApiError 401 when the account is gone
 */
export async function readUser({ db }: AppContext, userId: number): Promise<User> {
  const [row, deletesAt] = await Promise.all([findUser(db, userId), findDeletion(db, userId)]);
  if (!row) throw errors.unauthenticated();
  return { ...row, deletes_at: deletesAt === null ? null : toInstant(deletesAt) };
}

/** A normal form in which equivalent e-mail addresses are equal. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/**
 * Trims an e-mail address; it may be blank.
 * @throws ApiError 422 for an address without an @ inside
 */
export function cleanEmail(typed: string): string {
  const email = typed.trim();
  if (email !== '' && !/^\S+@\S+$/.test(email)) throw errors.invalidEmail();
  return email;
}
