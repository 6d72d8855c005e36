/**
 * `pnpm --filter @maidan/api bench:search [many]`: how much more a search costs with many posts than with 1,000, on SQLite
 * and, where `TEST_DATABASE_URL` names one, on PostgreSQL. Words of half of all posts,
 * of one in ten, in a hundred and in a thousand, and of one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { toPosts } from '../src/modules/posts/posts.reply.ts';
import { findMatchingPosts } from '../src/modules/search/matching-posts.store.ts';
import { countTopics, readPosts } from '../src/modules/search/search.store.ts';
import { countMatches, findTeams } from '../src/modules/search/search-league.store.ts';
import { mergeSearchIndex } from '../src/modules/search/search-index.store.ts';
import { wordsOf } from '../src/modules/search/text-match.store.ts';
import { makePostgresSchema } from '../testing/engines.ts';
import { testDatabaseUrl } from '../testing/env.ts';

const FEW = 1000;
const many = Number(process.argv[2] ?? 100_000);
const searches = ['c', 'cricket', 'crick tourna', 'derby', 'final', 'umpire', 'unique7', 'nothing'];
const ROUNDS = 100;
/** Other work on the machine only adds to a time, so a fast round says more than the median. */
const FAST = 10;

async function fill({ db, engine }: OpenDatabase, posts: number): Promise<void> {
  const numbers =
    engine === 'sqlite'
      ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${posts}) select i from n)`
      : sql`(select i from generate_series(1, ${sql.lit(posts)}) as i)`;
  const words = sql`case when i % 2 = 0 then 'cricket ' else 'football ' end || case when i % 10 = 0 then 'derby ' else '' end ||
    case when i % 100 = 0 then 'final ' else '' end || case when i % 1000 = 0 then 'umpire ' else '' end
    || 'tournament unique' || i`;
  await sql`insert into posts (slug, name, type, description, name_status, has_clip, view_base, like_base, published_at, created_at)
    select 'post-' || i, ${words}, 'video', '', 1, 1, 0, 0, i, i from ${numbers} as numbers`.execute(db);
  await sql`insert into post_search (post_id, words) select id, name from posts`.execute(db);
  await sql`analyze`.execute(db);
}

/** Milliseconds of each search, in the tenth fastest of its rounds. */
async function measure(database: OpenDatabase): Promise<number[]> {
  const { db } = database;
  const fastest: number[] = [];
  for (const q of searches) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const words = wordsOf(q);
      await countTopics(db, words);
      await findTeams(db, words);
      await countMatches(db, words);
      await toPosts(db, (media) => media, await readPosts(db, await findMatchingPosts(database, q, 1e15), 1));
      times.push(performance.now() - started);
    }
    fastest.push(times.toSorted((a, b) => a - b)[FAST] ?? 0);
  }
  return fastest;
}

async function run(posts: number, DATABASE_URL?: string): Promise<number[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-search-'));
  const database = openDatabase({ dataDir: folder, DATABASE_URL }, () => undefined);
  await migrate(database, 0);
  await database.db.transaction().execute(async (db) => {
    if (database.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
    await fill({ db, engine: database.engine }, posts);
  });
  // As the server does every hour.
  await mergeSearchIndex(database);
  const fastest = await measure(database);
  await database.db.destroy();
  rmSync(folder, { recursive: true });
  return fastest;
}

async function compare(name: string, measured: (posts: number) => Promise<number[]>): Promise<void> {
  const [few, most] = [await measured(FEW), await measured(many)];
  console.log(`${name}: ${many} posts to ${FEW}`);
  for (const [index, q] of searches.entries()) {
    const [before = 0, after = 0] = [few[index], most[index]];
    console.log(
      `  ${q.padEnd(14)} ${(after / before).toFixed(1)} times   (${before.toFixed(2)} and ${after.toFixed(2)} ms)`,
    );
  }
}

await compare('SQLite', (posts) => run(posts));
if (testDatabaseUrl()) {
  await compare('PostgreSQL', async (posts) => {
    const schema = await makePostgresSchema();
    try {
      return await run(posts, schema.address);
    } finally {
      await schema.remove();
    }
  });
}
