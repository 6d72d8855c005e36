import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { numbersTo } from '../../../testing/databases/numbers-to.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mediaColumns, usesQuery } from './media-use.store.ts';
import { idsQuery, mediaQuery, picturesQuery } from './media.store.ts';

const [POSTS, MEDIA] = [100_000, 10_000];
const hash = 'a'.repeat(35);
const ids = [`${hash}00001.jpg`, `${hash}00002.jpg`];

describe.each(everyEngine)('with 100,000 posts and 10,000 media, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const { db, engine: kind } = api.world.database;
    const [media, posts] = [numbersTo(MEDIA, kind), numbersTo(POSTS, kind)];
    const idOf = (number: string) => sql.raw(`'${hash}' || substr(cast(100000 + ${number} as text), 2) || '.jpg'`);
    await db.transaction().execute(async (tx) => {
      if (kind === 'postgres') await sql`set local statement_timeout = 0`.execute(tx);
      await sql`insert into media (id, kind, bytes, stored_at) select ${idOf('i')}, 'picture', 1, i from ${media} as n`.execute(
        tx,
      );
      await sql`insert into posts (id, slug, name, type, description, name_status, has_clip, view_base, like_base,
          published_at, created_at, media, thumbnail)
        select i, 'post-' || i, 'Post', 'image', '', 1, 0, 0, 0, i, i, ${idOf(`1 + i % ${MEDIA}`)}, ${idOf(`1 + i % ${MEDIA - 1}`)}
        from ${posts} as n`.execute(tx);
      await sql`analyze`.execute(tx);
    });
  });
  afterAll(() => api.close());

  // The story is a single row.
  test.each(mediaColumns.filter(({ table }) => table !== 'latest_story'))(
    'uses in $table, $column are found through an index',
    async (column) => {
      const plan = await explain(api.world.database, { compile: () => usesQuery(column, ids, 0).compile(api.db) });
      // PostgreSQL may use any index of an empty table.
      expect(plan).toContain(engine === 'SQLite' || column.table === 'posts' ? `${column.table}_by_` : 'Index');
    },
  );

  test('media are found by id, by hash and by time', async () => {
    const { db } = api;
    expect(await explain(api.world.database, mediaQuery(db, ids))).toMatch(/autoindex_media|media_pkey/);
    expect(await explain(api.world.database, idsQuery(db, [hash]))).toContain('media_by_hash');
    expect(await explain(api.world.database, picturesQuery(db, 100))).toContain('media_newest');
  });
});
