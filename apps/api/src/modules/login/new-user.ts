import type { Tx } from '../../db/open-database.ts';
import { ApiError, invalidField } from '../../http/errors/api-error.ts';

/** Control characters, line breaks and doubled spaces have no place in a name. */
export function cleanName(typed: string): string {
  return typed
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The form in which two spellings of one address are equal. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/**
 * The account of a phone that has just been verified.
 *
 * The specification has no validators for name and e-mail (section 5), so this asks for little: a name that is not
 * blank, and an e-mail that, when given, has an @ inside.
 * @returns the new user's id, or what the person must change
 */
export async function createUser(
  tx: Tx,
  typed: { phone: string; name: string; email: string },
  now: number,
): Promise<number | ApiError> {
  const name = cleanName(typed.name);
  const email = typed.email.trim();
  if (name === '') return invalidField('name', 'Please tell us your name.');
  if (email !== '' && !/^\S+@\S+$/.test(email))
    return invalidField('email', 'This does not look like an e-mail address.');
  const row = await tx
    .insertInto('users')
    .values({
      phone: typed.phone,
      name,
      email: email || null,
      email_key: email ? emailKey(email) : null,
      avatar: null,
      created_at: now,
    })
    // The phone is locked by this transaction and has no account, so only the e-mail can be somebody else's.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? new ApiError('email_taken', 'This e-mail address is already in use.', { email: 'duplicate' });
}
