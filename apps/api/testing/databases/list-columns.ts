import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Every column of the tables of the real schema. */
export async function listColumns({ db, engine }: OpenDatabase): Promise<Column[]> {
  const query =
    engine === 'sqlite'
      ? sql<Column>`
          select m.name as "table", c.name as "column", c.type from sqlite_master m join pragma_table_info(m.name) c
          where m.type = 'table'`
      : sql<Column>`
          select table_name as "table", column_name as "column", data_type as type from information_schema.columns
          where table_schema = current_schema()
            and table_name in (select tablename from pg_tables where schemaname = current_schema())`;
  return (await query.execute(db)).rows;
}
