import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './engines.ts';
import { hasRunDatabase, onSqliteAlone } from './env.ts';
import { gatherStatistics } from './gather-statistics.ts';

/** How many tables of a database the planner has statistics for, and for how many the server would gather them itself. */
async function statisticsOf({ db }: TestDatabase): Promise<{ gathered: number; toCome: number }> {
  const { rows } = await sql<{ reltuples: number; reloptions: string[] | null }>`
    select reltuples, reloptions from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(
    db,
  );
  const willGather = rows.filter(({ reloptions }) => reloptions?.includes('autovacuum_enabled=false') !== true);
  return { gathered: rows.filter(({ reltuples }) => reltuples >= 0).length, toCome: willGather.length };
}

test.skipIf(onSqliteAlone)(
  "a database's plans depend neither on the statistics of another test nor on the moment",
  async () => {
    const [one, other] = [await openTestDatabase('PostgreSQL'), await openTestDatabase('PostgreSQL')];
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
    expect((await statisticsOf(one)).gathered).toBe(0);
    await gatherStatistics(one);
    expect((await statisticsOf(one)).gathered).toBeGreaterThan(40);
    const { gathered, toCome } = await statisticsOf(other);
    // PGlite gathers no statistics by itself.
    expect([gathered, hasRunDatabase() ? toCome : 0]).toEqual([0, 0]);
  },
);
