import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { makePostgresSchema } from '../testing/databases/engines.ts';
import { testDatabaseUrl } from '../testing/databases/env.ts';

export type Fill = (database: OpenDatabase, posts: number) => Promise<void>;
/** @returns milliseconds of each measured read */
export type Measure = (database: OpenDatabase) => Promise<number[]>;

const ROUNDS = 100;
/** Other work on the machine only adds to a time, so a fast round is more meaningful than the median. */
const FAST = 10;

/** Milliseconds of a read: the 10th percentile of its rounds. */
export async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await read();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[FAST] ?? 0;
}

async function run(fill: Fill, measure: Measure, posts: number, DATABASE_URL?: string): Promise<number[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-bench-'));
  const database = openDatabase({ dataDir: folder, DATABASE_URL }, () => undefined);
  await migrate(database, 0);
  await database.db.transaction().execute(async (db) => {
    if (database.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
    await fill({ ...database, db }, posts);
  });
  const times = await measure(database);
  await database.db.destroy();
  rmSync(folder, { recursive: true });
  return times;
}

function print(engine: string, names: readonly string[], [few, many]: number[][], posts: readonly number[]): void {
  console.log(`${engine}: ${posts.join(' and ')} posts`);
  for (const [index, name] of names.entries()) {
    const [before = 0, after = 0] = [few?.[index], many?.[index]];
    const ratio = `${(after / before).toFixed(1)} times`;
    console.log(`  ${name.padEnd(24)} ${ratio}   (${before.toFixed(2)} and ${after.toFixed(2)} ms)`);
  }
}

/** Prints the time of each read with few posts and with many, on SQLite and, if `TEST_DATABASE_URL` is set, on PostgreSQL. */
export async function compareSizes(
  names: readonly string[],
  posts: readonly [few: number, many: number],
  fill: Fill,
  measure: Measure,
): Promise<void> {
  const both = async (measured: (count: number) => Promise<number[]>) => [
    await measured(posts[0]),
    await measured(posts[1]),
  ];
  print('SQLite', names, await both((count) => run(fill, measure, count)), posts);
  if (!testDatabaseUrl()) return;
  const onPostgres = async (count: number): Promise<number[]> => {
    const schema = await makePostgresSchema();
    try {
      return await run(fill, measure, count, schema.settings.DATABASE_URL);
    } finally {
      await schema.remove();
    }
  };
  print('PostgreSQL', names, await both(onPostgres), posts);
}
