import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../../core/create-api.ts';
import { flattenPosts } from '../../cache/flatten-posts.ts';
import { createQueryClient } from '../../core/query-client.ts';
import { sendJson, startTestServer } from '../../testing/test-server.ts';
import { topicFeedQuery, topicVideosQuery, type TopicRef } from './topic-feeds.ts';

/** A server with the posts `all`, six per page; only the first page has the cursor, if one is given. */
async function startFeed(all: readonly unknown[], cursor?: string, plain = false) {
  const server = await startTestServer((response, { url = '' }) => {
    const page = Number(new URL(url, 'http://feed.test').searchParams.get('page'));
    const posts = all.slice((page - 1) * 6, page * 6);
    const first = cursor && page === 1 ? { cursor } : {};
    const refused = { status: 'error', message: 'No such call', code: 'not_found' };
    if (plain && url.includes('/auth/tag_videoposts')) sendJson(response, refused, 404);
    else if (url.endsWith('/auth/post/3')) sendJson(response, { id: 3, userliked: 1 });
    else if (url.includes('/auth/post/')) sendJson(response, refused, 500);
    else sendJson(response, url.includes('unknown') ? [] : [{ id: 1, slug: 'home', posts, ...first }]);
  });
  const api = createApi({ bases: server.bases, session: { token: () => 'token-1' } });
  return { server, api, asked: () => server.received.map(({ url }) => url?.replace('/api/', '')) };
}

const home: TopicRef = { kind: 'tag', id: 'home' };
const posts = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 100 - index }));

test('goes from page to page until one has fewer than six', async () => {
  const { server, api, asked } = await startFeed(posts(14));
  await using _ = server;
  const observer = new InfiniteQueryObserver(createQueryClient(), topicFeedQuery(api, home));
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: true, data: { pages: [{ more: true }] } });
  expect((await observer.fetchNextPage()).hasNextPage).toBe(true);
  const last = await observer.fetchNextPage();
  expect(last.hasNextPage).toBe(false);
  expect(flattenPosts(last.data?.pages ?? []).map(({ id }) => id)).toEqual(posts(14).map(({ id }) => id));
  expect(asked()).toEqual(['tag_posts/home?page=1', 'tag_posts/home?page=2', 'tag_posts/home?page=3']);
});

test('sends the cursor of the first page, if the server gave one', async () => {
  const { server, api, asked } = await startFeed(posts(14), 'c100');
  await using _ = server;
  await createQueryClient().fetchInfiniteQuery({ ...topicFeedQuery(api, { kind: 'category', id: 3 }), pages: 3 });
  expect(asked()).toEqual([
    'category_posts/3?page=1',
    'category_posts/3?page=2&cursor=c100',
    'category_posts/3?page=3&cursor=c100',
  ]);
});

test.for([
  [6, true],
  [5, false],
  [0, false],
] as const)('after a page of %i there is more: %j', async ([count, more]) => {
  const { server, api } = await startFeed(posts(count));
  await using _ = server;
  const { pages } = await createQueryClient().fetchInfiniteQuery(topicVideosQuery(api, home));
  expect(pages[0]?.more).toBe(more);
});

test('an unreadable post does not end the feed', async () => {
  const { server, api } = await startFeed([...posts(4), { name: 'no id' }, null, { id: 1 }]);
  await using _ = server;
  const { pages } = await createQueryClient().fetchInfiniteQuery({ ...topicFeedQuery(api, home), pages: 2 });
  expect(flattenPosts(pages).map(({ id }) => id)).toEqual([100, 99, 98, 97, 1]);
});

test('an unknown tag gives a missing page', async () => {
  const { server, api } = await startFeed([]);
  await using _ = server;
  const { pages } = await createQueryClient().fetchInfiniteQuery(topicFeedQuery(api, { kind: 'tag', id: 'unknown' }));
  expect(pages).toEqual([null]);
});

test('the user has a separate feed in the cache', async () => {
  const { server, api, asked } = await startFeed(posts(2));
  await using _ = server;
  const client = createQueryClient();
  await client.fetchInfiniteQuery(topicFeedQuery(api, home));
  await client.fetchInfiniteQuery(topicFeedQuery(api, home, 'user'));
  expect(asked()).toEqual(['tag_posts/home?page=1', 'auth/tag_posts/home?page=1']);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['tagPosts', 'authTagPosts']);
});

test("the user's clips come with their likes", async () => {
  const { server, api, asked } = await startFeed(posts(8));
  await using _ = server;
  const { pages } = await createQueryClient().fetchInfiniteQuery({ ...topicVideosQuery(api, home, 'user'), pages: 2 });
  expect(flattenPosts(pages)).toHaveLength(8);
  expect(asked()).toEqual(['auth/tag_videoposts/home?page=1', 'auth/tag_videoposts/home?page=2']);
});

test('without the extension, the public clips are loaded and each like is requested', async () => {
  const { server, api, asked } = await startFeed([{ id: 3 }, { id: 2 }, { id: 1, type: 'ad' }], undefined, true);
  await using _ = server;
  const { pages } = await createQueryClient().fetchInfiniteQuery(topicVideosQuery(api, home, 'user'));
  expect(flattenPosts(pages).map(({ id, userliked }) => [id, userliked])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
  expect(asked().toSorted()).toEqual([
    'auth/post/2',
    'auth/post/3',
    'auth/tag_videoposts/home?page=1',
    'tag_videoposts/home?page=1',
  ]);
});
