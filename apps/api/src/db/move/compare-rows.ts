import { createHash } from 'node:crypto';
import { readRows, type Row } from '../export-database.ts';
import type { Db } from '../open-database.ts';
import { tableOrder, type OrderedTable } from '../schema.ts';

/** A row that only one side has, or that differs. */
export interface Difference {
  readonly source: Row | undefined;
  readonly target: Row | undefined;
}

/** Walks through both tables in key order, and yields the differences. */
export async function* findDifferences(
  source: Db,
  target: Db,
  table: OrderedTable,
  columns: 'all' | 'key' = 'all',
): AsyncGenerator<Difference> {
  const [left, right] = [readRows(source, table, columns), readRows(target, table, columns)];
  let [one, other] = [await next(left), await next(right)];
  while (one || other) {
    const order = one && other ? compareKeys(table.key, one, other) : one ? -1 : 1;
    if (order !== 0 || JSON.stringify(one) !== JSON.stringify(other)) {
      yield { source: order <= 0 ? one : undefined, target: order >= 0 ? other : undefined };
    }
    if (order <= 0) one = await next(left);
    if (order >= 0) other = await next(right);
  }
}

async function next(rows: AsyncGenerator<Row>): Promise<Row | undefined> {
  const { done, value } = await rows.next();
  return done === true ? undefined : value;
}

/** Both engines order alike: numbers by size, texts by their bytes. */
function compareKeys(key: readonly string[], one: Row, other: Row): number {
  for (const column of key) {
    const [left, right] = [one[column], other[column]];
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right)));
  }
  return 0;
}

export interface TableSum {
  readonly rows: number;
  /** SHA-256 of the rows as JSON lines in key order, in hexadecimal. */
  readonly sha256: string;
}

/** Reads a whole table. @param db in a transaction, so that all rows belong to one snapshot */
export async function sumTable(db: Db, table: OrderedTable): Promise<TableSum> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const row of readRows(db, table)) {
    hash.update(JSON.stringify(row)).update('\n');
    count += 1;
  }
  return { rows: count, sha256: hash.digest('hex') };
}

export interface Comparison {
  readonly tables: number;
  readonly rows: number;
  /** The hash over the sums of all source tables. */
  readonly sha256: string;
  /** Tables that differ in their number of rows or their sum. */
  readonly differing: readonly string[];
}

/** Reads both databases completely and independently, and compares the number of rows and the sum of every table. */
export async function compareDatabases(source: Db, target: Db): Promise<Comparison> {
  const hash = createHash('sha256');
  const differing: string[] = [];
  let count = 0;
  for (const table of tableOrder) {
    const [from, to] = await Promise.all([sumTable(source, table), sumTable(target, table)]);
    if (from.rows !== to.rows || from.sha256 !== to.sha256) differing.push(table.name);
    hash.update(`${table.name} ${from.rows} ${from.sha256}\n`);
    count += from.rows;
  }
  return { tables: tableOrder.length, rows: count, sha256: hash.digest('hex'), differing };
}
