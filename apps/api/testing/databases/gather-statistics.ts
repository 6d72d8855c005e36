import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database.ts';

/** Planner statistics for this database only: a plain `analyze` would read the schemas of all other tests too. */
export async function gatherStatistics({ db, engine }: OpenDatabase): Promise<void> {
  if (engine === 'sqlite') {
    await sql`analyze`.execute(db);
    return;
  }
  const found = await sql<{ tables: string }>`
    select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = current_schema()`.execute(
    db,
  );
  await sql.raw(`analyze ${found.rows[0]?.tables ?? ''}`).execute(db);
}
