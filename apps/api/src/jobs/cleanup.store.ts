import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { retention } from './retention.ts';

/** Removes the rows that have been kept for as long as their table says. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  for (const [table, { kept }] of Object.entries(retention)) {
    if (typeof kept === 'string') continue;
    const before = now - kept.life;
    if (kept.reduce) await kept.reduce(db, before);
    else await sql`delete from ${sql.table(table)} where ${sql.ref(kept.since)} < ${before}`.execute(db);
  }
}
