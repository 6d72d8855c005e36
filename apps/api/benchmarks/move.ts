/**
 * `TEST_DATABASE_URL=… pnpm --filter @maidan/api bench:move [posts]`: the duration of a move from SQLite to
 * PostgreSQL, and of the time in which it refuses writes, with two rows for each post.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../src/db/migrate.ts';
import { moveData } from '../src/db/move/move-data.ts';
import { openDatabase, openForReading } from '../src/db/open-database.ts';
import { makePostgresSchema } from '../testing/databases/engines.ts';
import { numbersTo } from '../testing/databases/numbers-to.ts';

const posts = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(path.join(tmpdir(), 'maidan-bench-'));
const schema = await makePostgresSchema();
const source = openDatabase({ dataDir }, () => undefined);
const reading = openForReading({ dataDir });
const target = openDatabase(
  { dataDir, DATABASE_URL: schema.settings.DATABASE_URL, LISTEN_URL: 'none' },
  () => undefined,
);
await migrate(source, 0);
const numbers = numbersTo(posts, 'sqlite');
await sql`insert into posts (id, slug, name, type, description, name_status, has_clip, view_base, like_base, published_at, created_at)
  select i, 'post-' || i, 'Post ' || i, 'video', 'Some lines about it', 1, i % 2, 0, 0, i, i from ${numbers} as numbers`.execute(
  source.db,
);
await sql`insert into rate_windows (name, started_at, used) select 'name-' || i, i, 1 from ${numbers} as numbers`.execute(
  source.db,
);

const started = performance.now();
const { rows, frozen } = await moveData({
  source,
  reading,
  target,
  rehearse: false,
  stopping: new AbortController().signal,
  now: Date.now(),
  progress: console.log,
});
const all = performance.now() - started;
console.log(`${rows} rows: ${(all / 1000).toFixed(1)} s in all, writes refused for ${(frozen / 1000).toFixed(1)} s`);
await Promise.all([source.db.destroy(), reading.db.destroy(), target.db.destroy()]);
await schema.remove();
rmSync(dataDir, { recursive: true });
