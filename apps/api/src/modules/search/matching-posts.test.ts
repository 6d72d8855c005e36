import { search } from '@maidan/contract/feed/search';
import { SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { importContent, writePost } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { findMatchingPosts, newestPostsQuery } from './matching-posts.store.ts';
import { toMatch } from './search-words.ts';

const post = (id: number) =>
  ({
    id,
    slug: `post-${id}`,
    name: `Post ${id}`,
    type: 'video',
    description: '',
    name_status: 1,
    has_clip: id % 2 === 0 ? 1 : 0,
    view_base: 0,
    like_base: 0,
    published_at: id,
    created_at: id,
  }) as const;

const idsFrom = (first: number, count: number, step = 1) => Array.from({ length: count }, (_, n) => first + n * step);

describe.each(everyEngine)('the posts found by a search on %s', (engine) => {
  test('are the newest with its words, however far apart their ids are [R-18]', async () => {
    const { db, world, close } = await createTestApp(engine);
    // More than are counted, close together, and a few that are far from them and from each other.
    const many = idsFrom(200_000, SEARCH_POSTS_MAX + 60, 17);
    const few = [3, 2100, 70_000, 900_000];
    const words = [
      ...many.map((post_id) => ({ post_id, words: `kabaddi raid final${post_id % 2}` })),
      ...few.map((post_id) => ({ post_id, words: 'kabaddi trial' })),
    ];
    for (let from = 0; from < words.length; from += 100) {
      const some = words.slice(from, from + 100);
      await db
        .insertInto('posts')
        .values(some.map(({ post_id }) => post(post_id)))
        .execute();
      await db.insertInto('post_search').values(some).execute();
    }
    const find = async (q: string) => (await findMatchingPosts(world.database, q, 1e15)).map(({ id }) => id);
    const newestFirst = [900_000, ...many.toReversed(), 70_000, 2100, 3];
    const found = await find('kab');
    expect(found).toHaveLength(SEARCH_POSTS_MAX);
    expect(found).toEqual(newestFirst.slice(0, SEARCH_POSTS_MAX));
    expect(await find('trial')).toEqual([900_000, 70_000, 2100, 3]);
    expect(await find('raid final1')).toEqual(many.filter((id) => id % 2 === 1).toReversed());
    expect(await find('trial raid')).toEqual([]);
    expect(await find('nothing')).toEqual([]);
    await close();
  });

  test('are ranked before the limit applies, and only visible posts count towards it', async () => {
    const api = await createTestApp(engine);
    const count = SEARCH_POSTS_MAX + 20;
    const notes = Array.from({ length: count }, (_, index) =>
      writePost(`note-${index}`, `-${count - index}h`, { tags: [], categories: [], description: '<p>Vachanapura</p>' }),
    );
    const named = [
      writePost('oldest', '-300d', { name: 'Kabaddi final of Vachanapura', tags: [], categories: [] }),
      writePost('older', '-200d', { name: 'Vachanapura kabaddi final', tags: [], categories: [] }),
    ];
    await importContent(api, { 'tags.json': [], 'categories.json': [], 'posts.json': [...named, ...notes] });
    const find = async (q: string) => api.reply(search, { query: { q, type: 'posts' } });
    const { counts, posts } = await find('vachana');
    expect(counts.posts).toBe(SEARCH_POSTS_MAX);
    expect(posts.slice(0, 3).map(({ slug }) => slug)).toEqual(['older', 'oldest', `note-${count - 1}`]);
    expect((await find('final vachanapura')).posts.map(({ slug }) => slug)).toEqual(['older', 'oldest']);
    const change = async (set: object, from: number, to: number) =>
      api.db
        .updateTable('posts')
        .set(set)
        .where(
          'slug',
          'in',
          notes.slice(from, to).map(({ slug }) => slug),
        )
        .execute();
    await change({ withdrawn_at: api.now() }, 0, 40);
    await change({ published_at: api.now() + 1 }, 40, 60);
    expect((await find('vachana')).counts.posts).toBe(SEARCH_POSTS_MAX + 22 - 60);
    await api.close();
  });

  test('are looked up through the index', async () => {
    const { world, db, close } = await createTestApp(engine);
    const match = toMatch('vachana', world.database.engine) ?? '';
    const plan = await explain(world.database, {
      compile: () => newestPostsQuery(world.database.engine, match, 1e15).compile(db),
    });
    expect(plan).toMatch(/post_words/);
    expect(plan).not.toMatch(/SCAN post\b|Seq Scan on posts/);
    await close();
  });
});
