import { sql } from 'kysely';
import type { ExportHead, ExportLine } from './export-database.ts';
import { setLastId } from './id-counters.ts';
import type { Db, OpenDatabase } from './open-database.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations, tablesOf } from './schema.ts';

/** The export does not fit this database; `message` says why. */
export class ImportError extends Error {}

const ROWS_AT_ONCE = 100;

/**
 * Imports into an empty database with the same schema.
 * @param database in a transaction: on an error the caller rolls back
 * @param lines as `exportDatabase` writes them
 * @param steps the migrations of the schema
 * @returns the number of rows
 * @throws ImportError
 */
export async function importDatabase(
  { db, engine }: OpenDatabase,
  lines: AsyncIterable<string>,
  steps: readonly Migration[] = migrations,
): Promise<number> {
  const tables = new Set<string>(tablesOf(steps).map(({ name }) => name));
  await requireEmpty(db, tables);
  let [count, isHead] = [0, true];
  let batch: { table: string; rows: object[] } = { table: '', rows: [] };
  const flush = async (table: string): Promise<void> => {
    if (batch.rows.length > 0 && !tables.has(batch.table)) {
      throw new ImportError(`The export has an unknown table: ${batch.table}`);
    }
    if (batch.rows.length > 0) await insertRows(db, batch.table, batch.rows);
    batch = { table, rows: [] };
  };
  for await (const text of lines) {
    if (isHead) {
      checkHead(parse<ExportHead>(text), steps);
      isHead = false;
      continue;
    }
    const line = parse<ExportLine>(text);
    if (line.table !== batch.table || batch.rows.length >= ROWS_AT_ONCE || 'last_id' in line) await flush(line.table);
    if ('row' in line) {
      batch.rows.push(line.row);
      count += 1;
    } else await setLastId(db, engine, line.table, line.last_id);
  }
  if (isHead) throw new ImportError('The export is empty.');
  await flush('');
  return count;
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ImportError(`This is not an export, or it is incomplete: ${text.slice(0, 80)}`);
  }
}

function checkHead({ format, migrations: names }: ExportHead, steps: readonly Migration[]): void {
  const own = steps.map((migration) => migration.name);
  if (format !== 1 || !Array.isArray(names)) throw new ImportError('This is not an export of this server.');
  if (names.join() !== own.join()) {
    throw new ImportError('The export comes from another version of the server. Bring both to the same version first.');
  }
}

/** @throws ImportError */
export async function requireEmpty(db: Db, tables: ReadonlySet<string>): Promise<void> {
  for (const name of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new ImportError(`The database is not empty: ${name} has rows. Import into a new one.`);
  }
}

async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => {
    const entries = Object.entries(row);
    if (entries.map(([name]) => name).join() !== columns.join()) {
      throw new ImportError(`Rows of ${table} have different columns.`);
    }
    return sql`(${sql.join(entries.map(([, value]) => value))})`;
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
}
