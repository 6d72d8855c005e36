import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';

/** The names of all tables, in alphabetical order. */
export async function listTables({ db, engine }: OpenDatabase): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from pragma_table_list
          where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`;
  const { rows } = await query.execute(db);
  return rows.map((row) => row.name);
}
