import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { tableOrder, tableRules } from '../db/schema.ts';
import { reductions } from './retention.ts';

/** Removes rows whose retention period has ended. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  for (const { name } of tableOrder) {
    const { kept } = tableRules[name];
    if (typeof kept === 'string') continue;
    const before = now - kept.life;
    const reduce = reductions[name];
    if (reduce) await reduce(db, before);
    else await sql`delete from ${sql.table(name)} where ${sql.ref(kept.since)} < ${before}`.execute(db);
  }
}
