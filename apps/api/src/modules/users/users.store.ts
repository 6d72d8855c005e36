import type { Db } from '../../db/open-database.ts';

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
