import { categoryPage, type CategoryPage } from '@maidan/contract/feed/feeds';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../core/query-client.ts';
import { authCategoryFeedQuery } from '../queries/feed/feeds.ts';
import { followCheckQuery } from '../queries/feed/follows.ts';
import { openCalls, turns } from '../testing/test-calls.ts';
import { createFollowTopic } from './follow-topic.ts';

const FEED = '/api/auth/category_posts/sport';
const FOLLOW = '/api/cat_subscribe';
const topic = { type: 'category', id: 3 } as const;
const page = (following: boolean | null, subscribe: number) => [
  categoryPage.parse({ id: 3, slug: 'sport', following, subscribe }),
];

function setUp() {
  const { api, call, calls } = openCalls();
  const client = createQueryClient({ onServer: false });
  const query = authCategoryFeedQuery(api, 'sport');
  new InfiniteQueryObserver(client, query).subscribe(() => undefined);
  const shown = () => {
    const head = client.getQueryData<{ pages: CategoryPage[] }>(query.queryKey)?.pages[0];
    return head && [head.following, head.subscribe];
  };
  const dashboard = () => calls.filter(({ path }) => path.includes('dashboard')).map(({ path, body }) => [path, body]);
  return { api, client, call, shown, dashboard, follow: createFollowTopic(api, client) };
}

test("'subscribed' follows, one more at once, and the count goes to the dashboard afterwards", async () => {
  const { follow, call, shown, dashboard } = setUp();
  (await call(FEED)).answer(page(false, 9));
  await vi.waitFor(() => expect(shown()).toEqual([false, 9]));
  const outcome = follow(topic, true);
  expect([shown(), dashboard()]).toEqual([[true, 10], []]);
  const sent = await call(FOLLOW);
  expect(sent.body).toEqual({ following_id: 3, type: 'category', subscribed: true });
  sent.answer({ message: 'subscribed' });
  await outcome;
  expect(shown()).toEqual([true, 10]);
  await vi.waitFor(() =>
    expect(dashboard()).toEqual([['/api/dashboard/category/subscribe', { id: 3, subscribe: 10 }]]),
  );
});

test('any other message ends it, one less', async () => {
  const { follow, call, shown } = setUp();
  (await call(FEED)).answer(page(true, 9));
  await vi.waitFor(() => expect(shown()).toEqual([true, 9]));
  const outcome = follow(topic, false);
  (await call(FOLLOW)).answer({ message: 'gone' });
  await outcome;
  expect(shown()).toEqual([false, 8]);
});

test('K-4 a page read before it and arriving after its reply does not undo it, nor does a late check', async () => {
  const { api, client, follow, call, shown } = setUp();
  const late = await call(FEED);
  const { queryKey, ...check } = followCheckQuery(api, 'category', 3);
  void client.prefetchQuery({ queryKey, ...check });
  const lateCheck = await call('/api/iscat_subscribed');
  const outcome = follow(topic, true);
  (await call(FOLLOW)).answer({ message: 'subscribed', subscribe: 10 });
  await outcome;
  late.answer(page(false, 9));
  lateCheck.answer({ message: 'no' }, 404);
  await vi.waitFor(() => expect(shown()).toEqual([true, 10]));
  await turns();
  expect([shown(), client.getQueryData(queryKey)]).toEqual([[true, 10], true]);
});
