import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './engines.ts';
import { hasRunDatabase, onSqliteAlone } from './env.ts';
import { gatherStatistics } from './gather-statistics.ts';

/** How many tables of a database its planner has statistics of, and of how many the server would gather some by itself. */
async function statisticsOf({ db }: TestDatabase): Promise<{ gathered: number; toCome: number }> {
  const { rows } = await sql<{ reltuples: number; reloptions: string[] | null }>`
    select reltuples, reloptions from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(
    db,
  );
  const willGather = rows.filter(({ reloptions }) => reloptions?.includes('autovacuum_enabled=false') !== true);
  return { gathered: rows.filter(({ reltuples }) => reltuples >= 0).length, toCome: willGather.length };
}

const databases: TestDatabase[] = [];

beforeAll(async () => {
  if (!onSqliteAlone) databases.push(await openTestDatabase('PostgreSQL'), await openTestDatabase('PostgreSQL'));
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

test("a database's plans depend neither on the statistics of another test nor on the moment", async () => {
  for (const [index, database] of databases.entries()) {
    const { gathered, toCome } = await statisticsOf(database);
    expect(gathered).toBe(0);
    // PGlite has no autovacuum.
    if (hasRunDatabase()) expect(toCome).toBe(0);
    if (index === 0) {
      await gatherStatistics(database);
      expect((await statisticsOf(database)).gathered).toBeGreaterThan(40);
    }
  }
});
