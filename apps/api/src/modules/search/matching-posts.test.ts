import { SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { findMatchingPosts } from './matching-posts.store.ts';

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

describe.each(everyEngine)('the posts that a search finds on %s', (engine) => {
  test('are the newest with its words, however far apart their ids are [R-18]', async () => {
    const { db, world, close } = await createTestApp(engine);
    // More than are counted, close together, and few that are far from them and from each other.
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
});
