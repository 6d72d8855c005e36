import { sql } from 'kysely';
import { readLastId } from './id-counters.ts';
import type { Db, OpenDatabase } from './open-database.ts';
import { migrations, tableOrder, type OrderedTable } from './schema.ts';

/** The first line of an export. The names of the migrations identify the schema, on both engines. */
export interface ExportHead {
  readonly format: 1;
  readonly migrations: readonly string[];
}

/** A later line: a row, or the last id that its table assigned. */
export type ExportLine = { readonly table: string } & ({ readonly row: object } | { readonly last_id: number });

const ROWS_AT_ONCE = 500;

/**
 * Everything in the database as JSON lines, including personal data. Media are files and stay in their folder.
 * @param database in a transaction, so that all rows belong to one snapshot
 */
export async function* exportDatabase({ db, engine }: OpenDatabase): AsyncGenerator<ExportHead | ExportLine> {
  yield { format: 1, migrations: migrations.map((migration) => migration.name) };
  for (const table of tableOrder) {
    for await (const row of readRows(db, table)) yield { table: table.name, row };
    if (table.isNumbered) yield { table: table.name, last_id: await readLastId(db, engine, table.name) };
  }
}

export type Row = Readonly<Record<string, unknown>>;

/** Page by page in key order; each page begins after the last row of the one before. */
export async function* readRows(
  db: Db,
  { name, key }: OrderedTable,
  wanted: 'all' | 'key' = 'all',
): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const selected = wanted === 'key' ? columns : sql`*`;
  let last: Row | undefined;
  do {
    const after: typeof last = last;
    const from = after ? sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})` : sql``;
    const { rows } = await sql<Row>`
      select ${selected} from ${sql.table(name)} ${from} order by ${columns} limit ${ROWS_AT_ONCE}`.execute(db);
    yield* rows;
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}
