import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Owner } from './personal-tables.ts';

/** @throws ApiError 401 when the account is gone */
export async function findOwner(db: Db, userId: number): Promise<Owner> {
  const row = await db.selectFrom('users').select(['phone', 'email_key']).where('id', '=', userId).executeTakeFirst();
  if (!row) throw new ApiError('unauthenticated', 'Please log in to continue.');
  return { userId, phone: row.phone, emailKey: row.email_key };
}
