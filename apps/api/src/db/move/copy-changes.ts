import { sql } from 'kysely';
import type { Row } from '../export-database.ts';
import { readLastId, setLastId } from '../id-counters.ts';
import type { Db, OpenDatabase } from '../open-database.ts';
import { tableOrder, type OrderedTable } from '../schema.ts';
import { findDifferences } from './compare-rows.ts';
import { MoveError, requireOwnMove } from './move-state.ts';

/** Both engines accept tens of thousands of values in one statement. */
const VALUES_AT_ONCE = 10_000;

/** A database being filled by a move. */
export interface Filling extends OpenDatabase {
  readonly token: string;
}

/**
 * Makes the target equal to the source: walks through every table on both sides, and writes only the differences, so
 * that an interrupted pass loses nothing and a later one continues. Each batch is a transaction.
 * @param source in a transaction, so that all its rows belong to one snapshot
 * @param stopping ends the pass between two batches
 * @returns the number of rows written or removed
 */
export async function copyChanges(source: OpenDatabase, target: Filling, stopping: AbortSignal): Promise<number> {
  let changed = 0;
  // Children first, so that no row refers to a removed one.
  for (const table of tableOrder.toReversed()) {
    if (!(await hasRows(target.db, table))) continue;
    for await (const batch of batches(gone(source.db, target.db, table))) {
      stopping.throwIfAborted();
      changed += batch.length;
      await inTurn(batch, (rows) => write(target, (db) => deleteRows({ db, engine: target.engine }, table, rows)));
    }
  }
  const late: { table: OrderedTable; row: Row }[] = [];
  for (const table of tableOrder) {
    for await (const batch of batches(changedIn(source.db, target.db, table))) {
      stopping.throwIfAborted();
      changed += batch.length;
      const failed = await inTurn(batch, (rows) => write(target, (db) => saveRows(db, table, rows)));
      for (const { row } of failed) late.push({ table, row });
    }
    if (table.isNumbered) {
      const last = await readLastId(source.db, source.engine, table.name);
      await write(target, (db) => setLastId(db, target.engine, table.name, last));
    }
  }
  // Rows that collided with a row changed after them fit now.
  for (const { table, row } of late) await write(target, (db) => saveRows(db, table, [row])).catch(explain(table));
  return changed;
}

async function write(target: Filling, work: (db: Db) => Promise<unknown>): Promise<void> {
  await target.db.transaction().execute(async (db) => {
    if (target.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
    await requireOwnMove({ db, engine: target.engine }, target.token);
    await work(db);
  });
}

/** All rows at once, or one by one if they collide. @returns those that could not be written, and why */
async function inTurn(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<{ row: Row; error: unknown }[]> {
  try {
    await work(rows);
    return [];
  } catch (error) {
    if (!isCollision(error)) throw error;
  }
  const failed: { row: Row; error: unknown }[] = [];
  for (const row of rows) {
    try {
      await work([row]);
    } catch (error) {
      if (!isCollision(error)) throw error;
      failed.push({ row, error });
    }
  }
  return failed;
}

/** With a row that has not been updated yet. */
const isCollision = (error: unknown): boolean =>
  /^(?:SQLITE_CONSTRAINT|23)/.test(String((error as { code?: unknown } | null)?.code));

function explain(table: OrderedTable): (error: Error) => never {
  return (error) => {
    if (!isCollision(error)) throw error;
    throw new MoveError(
      `Rows of ${table.name} have exchanged a value that is unique (${error.message}). Begin again with an empty database.`,
    );
  };
}

async function* gone(source: Db, target: Db, table: OrderedTable): AsyncGenerator<Row> {
  for await (const { source: kept, target: row } of findDifferences(source, target, table, 'key')) {
    if (row && !kept) yield row;
  }
}

async function* changedIn(source: Db, target: Db, table: OrderedTable): AsyncGenerator<Row> {
  for await (const { source: row } of findDifferences(source, target, table)) if (row) yield row;
}

async function* batches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length * Object.keys(row).length < VALUES_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function hasRows(db: Db, { name }: OrderedTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
  return rows.length > 0;
}

const listed = (key: readonly string[]) => sql.join(key.map((column) => sql.ref(column)));

const tuples = (columns: readonly string[], rows: readonly Row[]) =>
  sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));

/** PostgreSQL would treat untyped `values` as texts; SQLite has no other form. */
async function deleteRows({ db, engine }: OpenDatabase, table: OrderedTable, rows: readonly Row[]): Promise<void> {
  const { name, key } = table;
  const values = engine === 'sqlite' ? sql`values` : sql``;
  await sql`delete from ${sql.table(name)} where (${listed(key)}) in (${values} ${tuples(key, rows)})`.execute(db);
}

async function saveRows(db: Db, { name, key }: OrderedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const others = columns.filter((column) => !key.includes(column));
  const updates = others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  const then = updates.length > 0 ? sql`do update set ${sql.join(updates)}` : sql`do nothing`;
  await sql`insert into ${sql.table(name)} (${listed(columns)}) values ${tuples(columns, rows)}
    on conflict (${listed(key)}) ${then}`.execute(db);
}
