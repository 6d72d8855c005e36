import type { Db } from '../../db/open-database.ts';

/** Replaces the previous location: there is no history of where a person was. */
export async function saveLocation(
  db: Db,
  userId: number,
  place: { lat: number; lng: number; location: string },
  now: number,
): Promise<void> {
  const row = { ...place, updated_at: now };
  await db
    .insertInto('user_locations')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
