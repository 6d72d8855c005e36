import { sql } from 'kysely';
import type { ExportHead, ExportLine } from './export-database.ts';
import { setLastId } from './id-counters.ts';
import { migrations } from './migrations/all.ts';
import type { Db, OpenDatabase, Tx } from './open-database.ts';
import { tableOrder } from './table-order.ts';

/** The export does not fit here; `message` says why, and nothing was written. */
export class ImportError extends Error {}

const ROWS_AT_ONCE = 100;

/**
 * Takes an export into an empty database with the same schema, in one transaction.
 * @param lines as `exportDatabase` writes them
 * @returns how many rows there were
 * @throws ImportError
 */
export async function importDatabase({ db, engine }: OpenDatabase, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await requireEmpty(tx);
    let count = 0;
    let waiting: { table: string; rows: object[] } = { table: '', rows: [] };
    const flush = async (): Promise<void> => {
      if (waiting.rows.length > 0) await insertRows(tx, waiting.table, waiting.rows);
      waiting = { table: '', rows: [] };
    };
    let isFirst = true;
    for await (const text of lines) {
      if (isFirst) checkHead(parse<ExportHead>(text));
      else {
        const line = parse<ExportLine>(text);
        if (line.table !== waiting.table || waiting.rows.length >= ROWS_AT_ONCE) await flush();
        if ('row' in line) {
          waiting.table = line.table;
          waiting.rows.push(line.row);
          count += 1;
        } else {
          await flush();
          await setLastId(tx, engine, line.table, line.last_id);
        }
      }
      isFirst = false;
    }
    if (isFirst) throw new ImportError('The export is empty.');
    await flush();
    return count;
  });
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ImportError(`This is no export, or it breaks off: ${text.slice(0, 80)}`);
  }
}

function checkHead({ format, migrations: names }: ExportHead): void {
  const own = migrations.map((migration) => migration.name);
  if (format !== 1 || !Array.isArray(names)) throw new ImportError('This is no export of this server.');
  if (names.join() !== own.join()) {
    throw new ImportError('The export is of another version of the server. Bring both to the same version first.');
  }
}

/** Rows that are there could collide with those that come, or be mixed up with them. */
async function requireEmpty(db: Db): Promise<void> {
  for (const { name } of tableOrder) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new ImportError(`The database is not empty: ${name} has rows. Import into a new one.`);
  }
}

async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  if (!tableOrder.some(({ name }) => name === table))
    throw new ImportError(`The export has an unknown table: ${table}`);
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => {
    const entries = Object.entries(row);
    if (entries.map(([name]) => name).join() !== columns.join()) {
      throw new ImportError(`Rows of ${table} have different columns.`);
    }
    return sql`(${sql.join(entries.map(([, value]) => value))})`;
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(tx);
}
