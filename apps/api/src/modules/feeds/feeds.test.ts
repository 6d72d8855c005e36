import {
  authCategoryVideoPosts,
  authTagPosts,
  authTagVideoPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
  type CategoryPage,
  type TagPage,
} from '@maidan/contract/feed/feeds';
import { like } from '@maidan/contract/feed/likes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { gatherStatistics } from '../../../testing/databases/gather-statistics.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { feedQuery, lastAdditionQuery } from './feeds.store.ts';

const slugsOf = (pages: readonly CategoryPage[]): string[] => pages[0]?.posts.map((post) => post.slug) ?? [];
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `post-${from + index}`);

describe.each(everyEngine)('feeds on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(45));
  });
  afterAll(() => api.close());

  const page = (tag: string | number, number: number, cursor?: string) =>
    api.reply(tagPosts, { params: { tag }, query: { page: number, ...(cursor ? { cursor } : {}) } });

  test('a page has the six newest posts, the last page fewer, and the one after it none', async () => {
    expect(slugsOf(await page('home', 1))).toEqual(range(1, 6));
    expect(slugsOf(await page('home', 8))).toEqual(range(43, 45));
    expect(slugsOf(await page('home', 9))).toEqual([]);
  });

  test('tags and categories are found by slug and by id, and an unknown one is an empty list', async () => {
    const [bySlug] = await page('home', 1);
    const [byId] = await page(Number(bySlug?.id), 1);
    expect(byId?.slug).toBe('home');
    const [category] = await api.reply(categoryPosts, { params: { cat: 'sport' }, query: {} });
    expect(category).toMatchObject({ slug: 'sport', subscribe: 50 });
    expect(category).not.toHaveProperty('quizpoll_id');
    const unknown = await api.request(tagPosts, { params: { tag: 'nowhere' }, query: {} });
    expect([unknown.status, unknown.json]).toEqual([200, []]);
  });

  test('an impossible page or cursor is refused with an error', async () => {
    for (const query of ['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=99999999', 'cursor=..', 'cursor=1.2.3.4']) {
      const answer = await api.get(`/api/tag_posts/home?${query}`);
      expect([query, answer.status]).toEqual([query, 422]);
    }
    expect((await api.get('/api/tag_posts/home?page=1&page=2')).status).toBe(400);
  });

  test('45 posts are read page by page without repeats or gaps while newer, older and backdated ones are added', async () => {
    const walk = await createTestApp(engine);
    await importContent(walk, manyPosts(45));
    // One client keeps the first page's cursor, another always sends the newest one.
    const seen = { first: [] as string[], newest: [] as string[] };
    const cursors: { first?: string | undefined; newest?: string | undefined } = {};
    for (let number = 1; number <= 8; number += 1) {
      for (const client of ['first', 'newest'] as const) {
        const cursor = cursors[client];
        const [found] = await walk.reply(tagPosts, {
          params: { tag: 'home' },
          query: { page: number, ...(cursor ? { cursor } : {}) },
        });
        seen[client].push(...(found?.posts.map((post) => post.slug) ?? []));
        if (client === 'newest' || number === 1) cursors[client] = found?.cursor ?? undefined;
      }
      walk.wait(MINUTE);
      const added = [writePost(`new-${number}`, `-0m`), writePost(`backdated-${number}`, `-${number * 5 + 2}h`)];
      await importContent(walk, {
        ...manyPosts(0),
        'pack.json': { format: 1, name: `added ${number}` },
        'posts.json': added,
      });
    }
    await walk.close();
    expect(seen.first).toEqual(range(1, 45));
    expect(seen.newest).toEqual(range(1, 45));
  });

  test('an unchanged list is byte for byte the same an hour later, and its cursor still leaves out later additions', async () => {
    const walk = await createTestApp(engine);
    await importContent(walk, manyPosts(9));
    const read = () => walk.get('/api/tag_posts/home');
    const before = await read();
    walk.wait(HOUR);
    const after = await read();
    expect([after.text, after.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')]);
    const [first] = JSON.parse(before.text) as TagPage[];
    await importContent(walk, {
      ...manyPosts(0),
      'pack.json': { format: 1, name: 'backdated' },
      'posts.json': [writePost('backdated', '-500h')],
    });
    const query = { page: 2, cursor: first?.cursor ?? '' };
    expect(slugsOf(await walk.reply(tagPosts, { params: { tag: 'home' }, query }))).toEqual(range(7, 9));
    await walk.close();
  });

  test('posts of the same moment come in the order of their ids, across pages too', async () => {
    const same = await createTestApp(engine);
    const posts = Array.from({ length: 9 }, (_, index) => writePost(`post-${index}`, '-1h'));
    await importContent(same, { ...manyPosts(0), 'posts.json': posts });
    const [first] = await same.reply(tagPosts, { params: { tag: 'home' }, query: {} });
    const query = { page: 2, cursor: first?.cursor ?? '' };
    const second = await same.reply(tagPosts, { params: { tag: 'home' }, query });
    await same.close();
    const ids = [...(first?.posts ?? []), ...(second[0]?.posts ?? [])].map((post) => Number(post.id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(9);
  });

  test('the video feeds show videos and ads with a clip, nothing else; a user sees their likes', async () => {
    const mixed = await createTestApp(engine);
    const https = 'https://media.example/';
    const posts = [
      writePost('video', '-1h', { type: 'video', media: `${https}a.mp4` }),
      writePost('ad-clip', '-2h', { type: 'ad', media: `${https}b.mp4` }),
      writePost('ad-image', '-3h', { type: 'ad', media: `${https}c.webp` }),
      writePost('image', '-4h', { media: `${https}d.webp` }),
      writePost('youtube', '-5h', { type: 'youtube', media: 'https://youtu.be/aqz-KE-bpKQ' }),
    ];
    await importContent(mixed, { ...manyPosts(0), 'posts.json': posts });
    const ofTag = await mixed.reply(tagVideoPosts, { params: { tag: 'home' }, query: {} });
    const ofCategory = await mixed.reply(categoryVideoPosts, { params: { cat: 'sport' }, query: {} });
    const { token } = await signIn(mixed);
    const liked = await mixed.db.selectFrom('posts').select('id').where('slug', '=', 'video').executeTakeFirstOrThrow();
    await mixed.reply(like, { body: { post_id: liked.id, type: 'thumbsup', liked: true } }, { token });
    const own = [
      await mixed.reply(authTagVideoPosts, { params: { tag: 'home' }, query: {} }, { token }),
      await mixed.reply(authCategoryVideoPosts, { params: { cat: 'sport' }, query: {} }, { token }),
    ];
    await mixed.close();
    const likes = own.map(([shown]) => shown?.posts.map(({ slug, userliked }) => [slug, userliked]));
    const seen = [
      ['video', true],
      ['ad-clip', false],
    ];
    expect(likes).toEqual([seen, seen]);
    expect(slugsOf(ofTag)).toEqual(['video', 'ad-clip']);
    expect(slugsOf(ofCategory)).toEqual(['video', 'ad-clip']);
  });

  test('withdrawn and future posts are in no list', async () => {
    const some = await createTestApp(engine);
    const soon = new Date(some.now() + HOUR).toISOString();
    await importContent(some, {
      ...manyPosts(2),
      'posts.json': [writePost('gone', '-1h'), writePost('there', '-2h'), writePost('soon', soon)],
    });
    await some.db.updateTable('posts').set({ withdrawn_at: some.now() }).where('slug', '=', 'gone').execute();
    expect(slugsOf(await some.reply(tagPosts, { params: { tag: 'home' }, query: {} }))).toEqual(['there']);
    for (const slug of ['gone', 'soon']) expect((await some.get(`/api/post/${slug}`)).status).toBe(404);
    expect((await some.get('/api/post/all')).text).not.toMatch(/"gone"|"soon"/);
    some.wait(HOUR);
    expect(slugsOf(await some.reply(tagPosts, { params: { tag: 'home' }, query: {} }))).toEqual(['soon', 'there']);
    await some.close();
  });

  test('the signed-in variant shows what the user likes and follows, and shows it to no one else', async () => {
    const { token, userId } = await signIn(api);
    const [before] = await api.reply(authTagPosts, { params: { tag: 'home' }, query: {} }, { token });
    expect(before).toMatchObject({ following: false });
    const liked = Number(before?.posts[0]?.id);
    const now = api.now();
    await api.db.insertInto('post_likes').values({ user_id: userId, post_id: liked, created_at: now }).execute();
    const tag = { user_id: userId, tag_id: Number(before?.id), created_at: now };
    await api.db.insertInto('tag_follows').values(tag).execute();
    const answer = await api.request(authTagPosts, { params: { tag: 'home' }, query: {} }, { token });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const [after] = authTagPosts.response.parse(answer.json);
    expect(after?.following).toBe(true);
    expect(after?.posts.map((post) => post.userliked)).toEqual([true, false, false, false, false, false]);
    const [visitor] = await page('home', 1);
    expect([visitor?.following, visitor?.posts[0]?.userliked]).toEqual([null, false]);
    expect((await api.get('/api/auth/tag_posts/home')).status).toBe(401);
  });

  test('likes are looked up only for the posts of the page, not for all the user has ever liked', async () => {
    const { userId } = await signIn(api);
    const posts = await api.db.selectFrom('posts').select('id').execute();
    const likes = posts.map(({ id }) => ({ user_id: userId, post_id: id, created_at: api.now() }));
    await api.db.insertInto('post_likes').values(likes).execute();
    await gatherStatistics(api.world.database);
    const feed = { kind: 'tag', topicId: 1, clipsOnly: false, page: 1, cursor: null, userId, now: api.now() } as const;
    const plan = await explain(api.world.database, { compile: () => feedQuery(feed).compile(api.db) });
    expect(plan).toMatch(/post_likes.*post_id ?= ?(?:post\.id|\?)/s);
  });
});

test('a page of a feed is read from one index, already in order, and the time of its last addition from another', async () => {
  const api = await createTestApp('SQLite');
  const cursor = { nextPage: 2, publishedAt: 1, postId: 1, takenAt: 1 };
  const planOf = (query: ReturnType<typeof feedQuery | typeof lastAdditionQuery>) =>
    explain(api.world.database, { compile: () => query.compile(api.db) });
  expect(await planOf(lastAdditionQuery('tag', 1))).toMatch(/INDEX post_tags_by_addition \(tag_id=\?/);
  for (const start of [null, cursor]) {
    const query = feedQuery({ kind: 'tag', topicId: 1, clipsOnly: true, page: 2, cursor: start, userId: 1, now: 1 });
    const steps = await planOf(query);
    expect(steps).toContain('INDEX post_tags_newest (tag_id=?');
    expect(steps).not.toMatch(/TEMP B-TREE|SCAN/);
  }
  await api.close();
});
