import type { FeedPage } from '../queries/feed/feeds.ts';
import { categoryPage, type TagPage } from '@maidan/contract/feed/feeds';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../core/query-client.ts';
import { authTagFeedQuery } from '../queries/feed/feeds.ts';
import { openCalls, turns } from '../testing/test-calls.ts';
import { createLikePost } from './like-post.ts';

const FEED = '/api/auth/tag_posts/home';
const LIKE = '/api/islike';
const page = (liked: boolean, count: number, ids = [7]) => [
  categoryPage.parse({
    id: 1,
    slug: 'home',
    posts: ids.map((id) => ({ id, slug: `post-${id}`, userliked: liked && id === 7, like_count: count })),
  }),
];

afterEach(() => vi.unstubAllGlobals());

/** A page that shows the feed, and what it shows of post 7. */
function setUp() {
  const { api, call, made } = openCalls();
  const client = createQueryClient({ onServer: false });
  const query = authTagFeedQuery(api, 'home');
  const observer = new InfiniteQueryObserver(client, query);
  observer.subscribe(() => undefined);
  const shown = () => {
    const pages = client.getQueryData<{ pages: FeedPage<TagPage>[] }>(query.queryKey)?.pages ?? [];
    const post = pages.flatMap(({ posts }) => posts).find(({ id }) => id === 7);
    return post && [post.userliked, post.like_count];
  };
  return { client, query, observer, call, made, shown, like: createLikePost(api, client) };
}

/** The same, once the feed has come. */
async function setUpWithFeed() {
  const parts = setUp();
  (await parts.call(FEED)).answer(page(false, 4));
  await vi.waitFor(() => expect(parts.shown()).toEqual([false, 4]));
  return parts;
}

test('is shown at once, and the count of the reply replaces ours', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  expect(shown()).toEqual([true, 5]);
  (await call(LIKE)).answer({ message: 'Liked', count: 9 });
  expect(await outcome).toEqual({ kind: 'done', reply: { message: 'Liked', count: 9 } });
  expect(shown()).toEqual([true, 9]);
});

test('any other message takes it away', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Removed', count: 3 });
  await outcome;
  expect(shown()).toEqual([false, 3]);
});

test('a server that only toggles, and did the opposite since it had the wish already, is told again', async () => {
  const { like, call, made, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Like removed', count: 3 });
  (await call(LIKE, 1)).answer({ message: 'Liked', count: 4 });
  expect(await outcome).toEqual({ kind: 'done', reply: { message: 'Liked', count: 4 } });
  expect(shown()).toEqual([true, 4]);
  const back = like(7, false);
  (await call(LIKE, 2)).answer({ message: 'Like removed', count: 3 });
  await back;
  expect(made(LIKE)).toBe(3);
});

test('one that says the opposite twice is not told a third time', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  for (const sent of [0, 1]) (await call(LIKE, sent)).answer({ message: 'Like removed', count: 3 });
  await outcome;
  expect(shown()).toEqual([false, 3]);
});

test('K-4 a feed read before the like and arriving after its reply does not take it away', async () => {
  const { like, call, shown } = setUp();
  const feed = await call(FEED);
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  await outcome;
  feed.answer(page(false, 4));
  await vi.waitFor(() => expect(shown()).toBeDefined());
  await turns();
  expect(shown()).toEqual([true, 5]);
});

test('K-4 nor does one that arrives before the reply', async () => {
  const { like, call, shown } = setUp();
  const feed = await call(FEED);
  const outcome = like(7, true);
  feed.answer(page(false, 4));
  await vi.waitFor(() => expect(shown()).toEqual([true, 5]));
  (await call(LIKE)).answer({ message: 'Liked', count: 6 });
  await outcome;
  expect(shown()).toEqual([true, 6]);
});

test('K-4 nor the next page, which brings along the pages as they were when it was asked for', async () => {
  const { like, call, shown, client, query, observer } = setUp();
  (await call(FEED)).answer(page(false, 4, [7, 2, 3, 4, 5, 6]));
  await vi.waitFor(() => expect(observer.getCurrentResult().hasNextPage).toBe(true));
  void observer.fetchNextPage();
  const next = await call(FEED, 1);
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  await outcome;
  next.answer(page(false, 0, [8]));
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)?.pages).toHaveLength(2));
  await turns();
  expect(shown()).toEqual([true, 5]);
});

test('what is asked for after the reply is the truth', async () => {
  const { like, call, shown, observer } = await setUpWithFeed();
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  await outcome;
  void observer.refetch();
  (await call(FEED, 1)).answer(page(false, 2));
  await vi.waitFor(() => expect(shown()).toEqual([false, 2]));
});

test('K-5 of three fast taps the last wish wins, in one more call, also over a feed that is late', async () => {
  const { like, call, made, shown } = setUp();
  const feed = await call(FEED);
  const outcomes = [like(7, true), like(7, false)];
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  (await call(LIKE, 1)).answer({ message: 'Like removed', count: 4 });
  expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['done', 'superseded']);
  feed.answer(page(true, 5));
  await vi.waitFor(() => expect(shown()).toBeDefined());
  await turns();
  expect([shown(), made(LIKE)]).toEqual([[false, 4], 2]);
});

test('K-6 a failure takes it back, to what the server last said', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const first = like(7, true);
  (await call(LIKE)).answer({ message: 'busy' }, 503);
  await expect(first).rejects.toMatchObject({ status: 503 });
  expect(shown()).toEqual([false, 4]);

  const [on] = [like(7, true), like(7, false)];
  (await call(LIKE, 1)).answer({ message: 'Liked', count: 8 });
  (await call(LIKE, 2)).answer({ message: 'busy' }, 503);
  await expect(on).rejects.toMatchObject({ status: 503 });
  expect(shown()).toEqual([true, 8]);
});

test('K-5 offline it stays on screen, over replies too, until it is stated again', async () => {
  const { like, call, shown, observer } = await setUpWithFeed();
  vi.stubGlobal('navigator', { onLine: false });
  const offline = like(7, true);
  (await call(LIKE)).fail();
  expect(await offline).toEqual({ kind: 'kept', wish: true, stands: false });
  expect(shown()).toEqual([true, 5]);

  vi.stubGlobal('navigator', { onLine: true });
  void observer.refetch();
  (await call(FEED, 1)).answer(page(false, 6));
  await vi.waitFor(() => expect(shown()).toEqual([true, 7]));
  const online = like(7, true);
  (await call(LIKE, 1)).answer({ message: 'Liked', count: 7 });
  expect(await online).toMatchObject({ kind: 'done' });
  expect(shown()).toEqual([true, 7]);
});

test('taken back while offline, nothing is left to say', async () => {
  const { like, call, shown } = await setUpWithFeed();
  vi.stubGlobal('navigator', { onLine: false });
  const on = like(7, true);
  (await call(LIKE)).fail();
  await on;
  const off = like(7, false);
  (await call(LIKE, 1)).fail();
  expect(await off).toEqual({ kind: 'kept', wish: false, stands: true });
  expect(shown()).toEqual([false, 4]);
});
