import { sql } from 'kysely';
import { BUSY_TIMEOUT } from '../../db/sqlite.ts';
import type { Db, OpenDatabase } from '../../db/open-database.ts';

/** Milliseconds; while SQLite waits for its lock, the whole process is blocked. */
const PROBE_TIMEOUT = 1000;

/** Commits a write, which fails on a full disk, on a read-only database, and while another process holds the lock. */
export async function probeWrite({ db, engine }: OpenDatabase, now: number): Promise<void> {
  if (engine === 'postgres') return write(db, now);
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = ${sql.lit(PROBE_TIMEOUT)}`.execute(connection);
    try {
      await write(connection, now);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT)}`.execute(connection);
    }
  });
}

async function write(db: Db, now: number): Promise<void> {
  await db
    .insertInto('rate_windows')
    .values({ name: 'readiness', started_at: now, used: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ started_at: now }))
    .execute();
}
