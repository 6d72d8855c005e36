import type { Db } from '../../db/open-database.ts';

/** Commits a write, which fails on a full disk and on a read-only database. */
export async function probeWrite(db: Db, now: number): Promise<void> {
  await db
    .insertInto('rate_windows')
    .values({ name: 'readiness', started_at: now, used: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ started_at: now }))
    .execute();
}
