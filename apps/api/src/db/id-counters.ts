import { sql } from 'kysely';
import type { Db } from './open-database.ts';
import type { Engine } from './value-types.ts';

/** The last id that a table assigned, or 0. Exports include it, so that the id of a deleted row is never reused. */
export async function readLastId(db: Db, engine: Engine, table: string): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`
      : sql<{ last: number | null }>`select last_value as last from pg_sequences
          where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}`;
  const { rows } = await query.execute(db);
  return rows[0]?.last ?? 0;
}

export async function setLastId(db: Db, engine: Engine, table: string, last: number): Promise<void> {
  if (last === 0) return;
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db);
    return;
  }
  // SQLite has no row for a table that was never written to, and no key for an upsert.
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
}
