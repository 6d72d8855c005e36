import { categoryPage } from '@maidan/contract/feed/feeds';
import { defaultScheduler, InfiniteQueryObserver, notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { topicFeedQuery, type TopicPage } from '@maidan/api-client/queries/feed/topic-feeds';
import { openCalls, turns } from '@maidan/api-client/testing/test-calls';
import { likePost } from './like-post.ts';
import { testPage } from '../testing/test-page.ts';

const FEED = '/api/auth/tag_posts/home';
const LIKE = '/api/islike';
const page = (liked: boolean, count: number, ids = [7]) => [
  categoryPage.parse({
    id: 1,
    slug: 'home',
    posts: ids.map((id) => ({ id, slug: `post-${id}`, userliked: liked && id === 7, like_count: count })),
  }),
];

beforeEach(() => vi.stubGlobal('location', { href: 'http://maidan.test/' }));
afterEach(() => vi.unstubAllGlobals());

/** A page with the feed, and what it shows of post 7. */
function setUp() {
  const { api, call, made } = openCalls();
  const { client, runner, queue } = testPage({ api });
  /** The newest like of post 7 that the page may not show yet. */
  const pending = () => runner.pendingInput(likePost, '7') as ReturnType<typeof likePost.input> | undefined;
  const query = topicFeedQuery(api, { kind: 'tag', id: 'home' }, 'user');
  const observer = new InfiniteQueryObserver(client, query);
  observer.subscribe(() => undefined);
  const shown = () => {
    const pages = client.getQueryData<{ pages: TopicPage[] }>(query.queryKey)?.pages ?? [];
    const post = pages.flatMap(({ posts }) => posts).find(({ id }) => id === 7);
    return post && [post.userliked, post.like_count];
  };
  const like = (id: number, isLiked: boolean) => runner.dispatch(likePost, likePost.input(id, isLiked));
  return { client, query, observer, call, made, shown, queue, like, pending };
}

/** Lets the test decide when the components learn of changes: React Query tells them in a later task. */
function holdNotifications() {
  let held: (() => void)[] = [];
  notifyManager.setScheduler((notify) => void held.push(notify));
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
  return function release() {
    const due = held;
    held = [];
    for (const notify of due) notify();
  };
}

/** The same, once the feed has loaded. */
async function setUpWithFeed() {
  const parts = setUp();
  (await parts.call(FEED)).answer(page(false, 4));
  await vi.waitFor(() => expect(parts.shown()).toEqual([false, 4]), 60_000);
  return parts;
}

test('appears at once, and the count in the reply replaces it', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  expect(shown()).toEqual([true, 5]);
  (await call(LIKE)).answer({ message: 'Liked', count: 9 });
  expect(await outcome).toMatchObject({ status: 'done', reply: { message: 'Liked', count: 9 } });
  expect(shown()).toEqual([true, 9]);
});

test('any other message removes it', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Removed', count: 3 });
  await outcome;
  expect(shown()).toEqual([false, 3]);
});

test('is sent again to a server that only toggles and did the opposite', async () => {
  const { like, call, made, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Like removed', count: 3 });
  (await call(LIKE, 1)).answer({ message: 'Liked', count: 4 });
  expect(await outcome).toMatchObject({ status: 'done', reply: { message: 'Liked', count: 4 } });
  expect(shown()).toEqual([true, 4]);
  const back = like(7, false);
  (await call(LIKE, 2)).answer({ message: 'Like removed', count: 3 });
  await back;
  expect(made(LIKE)).toBe(3);
});

test('is not sent a third time if the server does the opposite twice', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const outcome = like(7, true);
  for (const sent of [0, 1]) (await call(LIKE, sent)).answer({ message: 'Like removed', count: 3 });
  await outcome;
  expect(shown()).toEqual([false, 3]);
});

test('a feed requested before the like does not remove it when it arrives after the reply [K-4]', async () => {
  const { like, call, shown } = setUp();
  const feed = await call(FEED);
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  await outcome;
  feed.answer(page(false, 4));
  await vi.waitFor(() => expect(shown()).toBeDefined(), 60_000);
  await turns();
  expect(shown()).toEqual([true, 5]);
});

test('nor when it arrives before the reply [K-4]', async () => {
  const { like, call, shown } = setUp();
  const feed = await call(FEED);
  const outcome = like(7, true);
  feed.answer(page(false, 4));
  await vi.waitFor(() => expect(shown()).toEqual([true, 5]), 60_000);
  (await call(LIKE)).answer({ message: 'Liked', count: 6 });
  await outcome;
  expect(shown()).toEqual([true, 6]);
});

test('nor does the next page, which restores the earlier pages as they were when requested [K-4]', async () => {
  const { like, call, shown, client, query, observer } = setUp();
  (await call(FEED)).answer(page(false, 4, [7, 2, 3, 4, 5, 6]));
  await vi.waitFor(() => expect(observer.getCurrentResult().hasNextPage).toBe(true), 60_000);
  void observer.fetchNextPage();
  const next = await call(FEED, 1);
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  await outcome;
  next.answer(page(false, 0, [8]));
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)?.pages).toHaveLength(2), 60_000);
  await turns();
  expect(shown()).toEqual([true, 5]);
});

test('replies requested after the reply are final', async () => {
  const { like, call, shown, observer } = await setUpWithFeed();
  const outcome = like(7, true);
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  await outcome;
  void observer.refetch();
  (await call(FEED, 1)).answer(page(false, 2));
  await vi.waitFor(() => expect(shown()).toEqual([false, 2]), 60_000);
});

test('the last of several fast taps wins, in one more call, even over a late feed [K-5]', async () => {
  const { like, call, made, shown } = setUp();
  const feed = await call(FEED);
  const outcomes = [like(7, true), like(7, false)];
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  (await call(LIKE, 1)).answer({ message: 'Like removed', count: 4 });
  expect((await Promise.all(outcomes)).map(({ status }) => status)).toEqual(['done', 'replaced']);
  feed.answer(page(true, 5));
  await vi.waitFor(() => expect(shown()).toBeDefined(), 60_000);
  await turns();
  expect([shown(), made(LIKE)]).toEqual([[false, 4], 2]);
});

test('a tap right after a reply reverses the one before, although the page does not show that one yet [K-5]', async () => {
  const { like, call, made, shown, observer, pending } = await setUpWithFeed();
  const release = holdNotifications();
  let isOnScreen = false;
  observer.subscribe(notifyManager.batchCalls(() => (isOnScreen = shown()?.[0] === true)));
  const tap = () => like(7, !(pending()?.liked ?? isOnScreen));

  const first = tap();
  void tap();
  release();
  void tap();
  // The third tap wants what the first one got, so nothing is in flight any more.
  (await call(LIKE)).answer({ message: 'Liked', count: 5 });
  await first;
  expect([shown(), isOnScreen]).toEqual([[true, 5], false]);

  const fourth = tap();
  expect(shown()).toEqual([false, 4]);
  void tap();
  (await call(LIKE, 1)).answer({ message: 'Like removed', count: 4 });
  (await call(LIKE, 2)).answer({ message: 'Liked', count: 5 });
  await fourth;
  release();
  expect([shown(), isOnScreen, pending(), made(LIKE)]).toEqual([[true, 5], true, undefined, 3]);
});

test('a failure restores the server state [K-6]', async () => {
  const { like, call, shown } = await setUpWithFeed();
  const first = like(7, true);
  (await call(LIKE)).answer({ message: 'busy' }, 503);
  expect(await first).toMatchObject({ status: 'failed', error: { status: 503 } });
  expect(shown()).toEqual([false, 4]);

  const [on] = [like(7, true), like(7, false)];
  (await call(LIKE, 1)).answer({ message: 'Liked', count: 8 });
  (await call(LIKE, 2)).answer({ message: 'busy' }, 503);
  expect(await on).toMatchObject({ status: 'failed', error: { status: 503 } });
  expect(shown()).toEqual([true, 8]);
});

test('offline, it stays on screen, even over replies, until it is sent again [K-5]', async () => {
  const { like, call, shown, observer } = await setUpWithFeed();
  vi.stubGlobal('navigator', { onLine: false });
  const offline = like(7, true);
  (await call(LIKE)).fail();
  expect(await offline).toMatchObject({ status: 'queued', input: { liked: true } });
  expect(shown()).toEqual([true, 5]);

  vi.stubGlobal('navigator', { onLine: true });
  void observer.refetch();
  (await call(FEED, 1)).answer(page(false, 6));
  await vi.waitFor(() => expect(shown()).toEqual([true, 7]), 60_000);
  const online = like(7, true);
  (await call(LIKE, 1)).answer({ message: 'Liked', count: 7 });
  expect(await online).toMatchObject({ status: 'done' });
  expect(shown()).toEqual([true, 7]);
});

test('removed while offline, it leaves nothing to send', async () => {
  const { like, call, shown, queue } = await setUpWithFeed();
  vi.stubGlobal('navigator', { onLine: false });
  const on = like(7, true);
  (await call(LIKE)).fail();
  await on;
  const off = like(7, false);
  (await call(LIKE, 1)).fail();
  expect(await off).toMatchObject({ status: 'undone' });
  expect([shown(), queue.list()]).toEqual([[false, 4], []]);
});
