import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../runtime/clock.ts';
import { listTables } from '../../db/list-tables.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { demoPack, importContent, manyPosts, writePack, writePost } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Every row of every table, as comparable text. */
async function allRows({ world }: TestApp): Promise<string[]> {
  const rows: string[] = [];
  for (const table of await listTables(world.database)) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(world.database.db);
    // The time when a file was last stored is not content.
    const kept = found.rows.map((row) => JSON.stringify({ ...row, stored_at: undefined }));
    rows.push(...kept.map((row) => `${table} ${row}`).toSorted());
  }
  return rows;
}

const poll = (texts: string[]) => [
  { slug: 'p', question: 'Q?', options: texts.map((option_text) => ({ option_text, vote_count: 5 })) },
];

describe.each(engines)('importing on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  test('the second import of the demo pack changes no row', async () => {
    await demoPack(api);
    const before = await allRows(api);
    expect(before.filter((row) => row.startsWith('posts ')).length).toBeGreaterThanOrEqual(60);
    api.wait(DAY);
    await demoPack(api);
    expect(await allRows(api)).toEqual(before);
  });

  test('a changed pack changes its own entries, but nothing that people did', async () => {
    const fresh = await createTestApp(engine);
    await importContent(fresh, { ...manyPosts(2), 'polls.json': poll(['Yes', 'No']) });
    const { userId } = await signIn(fresh);
    const { id: postId } = await fresh.db
      .selectFrom('posts')
      .select('id')
      .where('slug', '=', 'post-1')
      .executeTakeFirstOrThrow();
    await fresh.db.insertInto('post_likes').values({ user_id: userId, post_id: postId, created_at: 1 }).execute();
    await fresh.db.updateTable('posts').set({ like_count: 1, view_count: 3 }).where('id', '=', postId).execute();
    await fresh.db.updateTable('poll_options').set({ vote_count: 2 }).execute();

    const changed = writePost('post-1', '-1h', { name: 'A new name', views: 10, tags: [], categories: ['sport'] });
    await importContent(fresh, { ...manyPosts(0), 'posts.json': [changed], 'polls.json': poll(['Yes!', 'No']) });
    expect((await fresh.get('/api/post/post-1')).json).toMatchObject({
      id: postId,
      name: 'A new name',
      views: 13,
      like_count: 1,
    });
    expect((await fresh.get('/api/quizpoll/p')).json).toMatchObject({
      options: [
        { option_text: 'Yes!', vote_count: 7 },
        { option_text: 'No', vote_count: 7 },
      ],
    });
    expect((await fresh.get('/api/tag_posts/home')).json).toMatchObject([{ posts: [{ slug: 'post-2' }] }]);
    expect((await fresh.get('/api/category_posts/sport')).json).toMatchObject([
      { posts: [{ slug: 'post-1' }, { slug: 'post-2' }] },
    ]);
    await fresh.close();
  });

  test('a failure halfway leaves nothing behind', async () => {
    const fresh = await createTestApp(engine);
    await fresh.db.schema.dropTable('about_league').execute();
    const written = { ...manyPosts(3), 'about-league.json': { name: 'About', content: '' } };
    await expect(importContent(fresh, written)).rejects.toThrow(/about_league/);
    expect(await fresh.db.selectFrom('posts').select('id').execute()).toEqual([]);
    expect(await fresh.db.selectFrom('imported_packs').selectAll().execute()).toEqual([]);
    await fresh.close();
  });
});

test('images have their own size, clips the size from the pack, and both are served under names derived from their content', async () => {
  const api = await createTestApp('SQLite');
  await demoPack(api);
  const posts = (await api.get('/api/post/all')).json as { type: string; media: string | null; width: number | null }[];
  const files = posts.flatMap((post) => (post.media?.startsWith('/api/media/') ? [post] : []));
  expect(files.length).toBeGreaterThan(40);
  for (const { media, width } of files) {
    expect([media, (await api.send('HEAD', media ?? '')).status, (width ?? 0) > 0]).toEqual([media, 200, true]);
  }
  const clips = files.filter((post) => post.type === 'video').map((post) => post.media);
  expect(clips.every((media) => /^\/api\/media\/[0-9a-f]{40}\.mp4$/.test(media ?? ''))).toBe(true);
  await api.close();
});

test('times relative to the first import stay unchanged', async () => {
  const api = await createTestApp('SQLite');
  await importContent(api, manyPosts(1));
  const read = async () => ((await api.get('/api/post/post-1')).json as { created_at: string }).created_at;
  const first = await read();
  api.wait(3 * DAY);
  await importContent(api, manyPosts(1));
  expect(await read()).toBe(first);
  expect(writePack(manyPosts(1))['posts.json'][0]?.published_at).toEqual({ ago: 3_600_000 });
  await api.close();
});
