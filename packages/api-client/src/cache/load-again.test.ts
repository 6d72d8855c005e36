import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadAgain } from './load-again.ts';

const queryKey = ['conversations'];

/** A query on screen; the test answers its loads by hand, in the order in which they started. */
function shownQuery() {
  const answers: ((data: string) => void)[] = [];
  const client = new QueryClient();
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  return { client, answers, stop };
}

test('a first load in flight is followed by another, because its answer may predate the news', async () => {
  const { client, answers, stop } = shownQuery();
  const done = loadAgain(client, { queryKey });
  answers[0]?.('before the news');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after the news');
  await done;
  expect(client.getQueryData(queryKey)).toBe('after the news');
  stop();
});

test('a page that has loaded before loads once', async () => {
  const { client, answers, stop } = shownQuery();
  answers[0]?.('before the news');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('before the news');
  const done = loadAgain(client, { queryKey });
  answers[1]?.('after the news');
  await done;
  expect(answers).toHaveLength(2);
  stop();
});

test('a failed first load is not repeated, so that its reason stays on the page', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const failures: (() => void)[] = [];
  const queryFn = () => new Promise<string>((_, reject) => failures.push(() => reject(new Error('Out of order'))));
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const done = loadAgain(client, { queryKey });
  failures[0]?.();
  await done;
  expect(failures).toHaveLength(1);
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  stop();
});
