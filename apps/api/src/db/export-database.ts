import { sql } from 'kysely';
import { readLastId } from './id-counters.ts';
import { migrations } from './migrations/all.ts';
import type { Db, OpenDatabase } from './open-database.ts';
import { tableOrder } from './table-order.ts';
import type { OrderedTable } from './table-order.ts';

/** The first line of an export. Both engines have the same migrations, so their names say what the rows fit into. */
export interface ExportHead {
  readonly format: 1;
  readonly migrations: readonly string[];
}

/** A further line: a row, or the last id its table gave out. */
export type ExportLine = { readonly table: string } & ({ readonly row: object } | { readonly last_id: number });

const ROWS_AT_ONCE = 500;

/**
 * Everything in the database as JSON lines, as it was at one moment, beside a running server. Media are files and stay
 * in their folder. The lines hold personal data.
 */
export async function exportDatabase(
  { db, engine }: OpenDatabase,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const head: ExportHead = { format: 1, migrations: migrations.map((migration) => migration.name) };
  await write(JSON.stringify(head));
  const moment = db.transaction().setIsolationLevel('repeatable read');
  await moment.execute(async (tx) => {
    for (const table of tableOrder) {
      for await (const row of rowsOf(tx, table)) await write(line({ table: table.name, row }));
      if (table.counted) await write(line({ table: table.name, last_id: await readLastId(tx, engine, table.name) }));
    }
  });
}

function line(content: ExportLine): string {
  return JSON.stringify(content);
}

/** Page by page in the order of the key, each page beginning after the last row of the one before. */
async function* rowsOf(db: Db, { name, key }: OrderedTable): AsyncGenerator<Record<string, unknown>> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Record<string, unknown> | undefined;
  do {
    const after: typeof last = last;
    const from = after ? sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} ${from} order by ${columns} limit ${ROWS_AT_ONCE}`.execute(db);
    yield* rows;
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}
