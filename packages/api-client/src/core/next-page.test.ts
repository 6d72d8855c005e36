import { InfiniteQueryObserver, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadNextPage } from './next-page.ts';

interface Call {
  readonly page: number;
  answer(text: string): void;
  fail(): void;
}

/** A list of three pages on screen, of which the first is loaded. Calls wait until the test answers them. */
async function openList() {
  const calls: Call[] = [];
  const queryFn: QueryFunction<string, string[], number> = ({ pageParam }) =>
    new Promise((resolve, reject) => {
      calls.push({ page: pageParam, answer: resolve, fail: () => reject(new Error('no network')) });
    });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['matches'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length < 3 ? pages.length + 1 : null),
  });
  observer.subscribe(() => undefined);
  const call = (index: number) => vi.waitFor(() => calls[index] ?? Promise.reject(new Error('not yet called')), 60_000);
  (await call(0)).answer('one');
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(['one']), 60_000);
  return {
    client,
    call,
    asked: () => calls.map(({ page }) => page),
    loadNext: () => loadNextPage(observer.getCurrentResult()),
    pages: () => observer.getCurrentResult().data?.pages,
    failed: () => observer.getCurrentResult().isFetchNextPageError,
  };
}

test('keeps the news of a refresh that is running, and loads the page after it', async () => {
  const { client, call, loadNext, pages } = await openList();
  void client.invalidateQueries();
  const refresh = await call(1);
  const loaded = Promise.all([loadNext(), loadNext()]);
  refresh.answer('news');
  (await call(2)).answer('two');
  await loaded;
  expect(pages()).toEqual(['news', 'two']);
});

test('a refresh that begins meanwhile does not lose the page', async () => {
  const { client, call, loadNext, pages } = await openList();
  const loaded = loadNext();
  await call(1);
  void client.invalidateQueries();
  (await call(2)).answer('news');
  (await call(3)).answer('two');
  await loaded;
  expect(pages()).toEqual(['news', 'two']);
});

test('loads the page after a refresh that failed, but does not repeat its own failure', async () => {
  const { client, call, asked, loadNext, pages, failed } = await openList();
  void client.invalidateQueries();
  const refresh = await call(1);
  const loaded = loadNext();
  refresh.fail();
  (await call(2)).fail();
  await loaded;
  expect(failed()).toBe(true);
  expect(pages()).toEqual(['one']);
  expect(asked()).toEqual([1, 1, 2]);
});

test('two taps load one page', async () => {
  const { call, asked, loadNext, pages } = await openList();
  const loaded = Promise.all([loadNext(), loadNext()]);
  (await call(1)).answer('two');
  await loaded;
  expect(pages()).toEqual(['one', 'two']);
  expect(asked()).toEqual([1, 2]);
});
