import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { emailKey } from '../users/users.service.ts';
import type { ProfileChange } from './profile-change.ts';

/**
 * Changes columns of an account. An e-mail is accepted even if another account has it: a refusal would reveal who has
 * an account. It is not reserved either, so that its real owner can register with it.
 */
export async function saveProfile(db: Db, userId: number, change: ProfileChange & { phone?: string }): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { email } = change;
  await db
    .updateTable('users')
    .set(email === undefined ? change : { ...change, email_key: keepKey(emailKey(email)) })
    .where('id', '=', userId)
    .execute();
}

const keepKey = (key: string) => sql<string | null>`case when email_key = ${key} then email_key end`;
