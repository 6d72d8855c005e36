import { categoryPage, type CategoryPage } from '@maidan/contract/feed/feeds';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { topicFeedQuery } from '@maidan/api-client/queries/feed/topic-feeds';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { openCalls, turns } from '@maidan/api-client/testing/test-calls';
import { followTopic } from './follow-topic.ts';
import { testPage } from '../testing/test-page.ts';

const FEED = '/api/auth/category_posts/sport';
const FOLLOW = '/api/cat_subscribe';
const page = (following: boolean | null, subscribe: number) => [
  categoryPage.parse({ id: 3, slug: 'sport', following, subscribe }),
];

function setUp() {
  const { api, call, calls } = openCalls();
  const { client, runner } = testPage({ api });
  const query = topicFeedQuery(api, { kind: 'category', id: 'sport' }, 'user');
  new InfiniteQueryObserver(client, query).subscribe(() => undefined);
  const shown = () => {
    const head = client.getQueryData<{ pages: CategoryPage[] }>(query.queryKey)?.pages[0];
    return head && [head.following, head.subscribe];
  };
  const dashboard = () => calls.filter(({ path }) => path.includes('dashboard')).map(({ path, body }) => [path, body]);
  const { category } = followTopic;
  const follow = (follows: boolean) => runner.dispatch(category, category.input(3, follows));
  return { api, client, call, shown, dashboard, follow };
}

test("'subscribed' follows: the count rises at once and then appears on the dashboard", async () => {
  const { follow, call, shown, dashboard } = setUp();
  (await call(FEED)).answer(page(false, 9));
  await vi.waitFor(() => expect(shown()).toEqual([false, 9]), 60_000);
  const outcome = follow(true);
  expect([shown(), dashboard()]).toEqual([[true, 10], []]);
  const sent = await call(FOLLOW);
  expect(sent.body).toEqual({ following_id: 3, type: 'category', subscribed: true });
  sent.answer({ message: 'subscribed' });
  await outcome;
  expect(shown()).toEqual([true, 10]);
  await vi.waitFor(
    () => expect(dashboard()).toEqual([['/api/dashboard/category/subscribe', { id: 3, subscribe: 10 }]]),
    60_000,
  );
});

test('any other message unfollows, and the count falls', async () => {
  const { follow, call, shown } = setUp();
  (await call(FEED)).answer(page(true, 9));
  await vi.waitFor(() => expect(shown()).toEqual([true, 9]), 60_000);
  const outcome = follow(false);
  (await call(FOLLOW)).answer({ message: 'gone' });
  await outcome;
  expect(shown()).toEqual([false, 8]);
});

test('neither a page requested earlier that arrives late nor a late check undoes it [K-4]', async () => {
  const { api, client, follow, call, shown } = setUp();
  const late = await call(FEED);
  const { queryKey, ...check } = followCheckQuery(api, 'category', 3);
  void client.prefetchQuery({ queryKey, ...check });
  const lateCheck = await call('/api/iscat_subscribed');
  const outcome = follow(true);
  (await call(FOLLOW)).answer({ message: 'subscribed', subscribe: 10 });
  await outcome;
  late.answer(page(false, 9));
  lateCheck.answer({ message: 'no' }, 404);
  await vi.waitFor(() => expect(shown()).toEqual([true, 10]), 60_000);
  await turns();
  expect([shown(), client.getQueryData(queryKey)]).toEqual([[true, 10], true]);
});
