import { dehydrate, hydrate, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createApi } from './create-api.ts';
import { createQueryClient } from './query-client.ts';
import { topicFeedQuery, topicVideosQuery } from '../queries/feed/topic-feeds.ts';
import { allTagsQuery } from '../queries/feed/tags.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function apiThatAnswers(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { api: createApi({ bases: { main: 'http://api.test/api' }, session: { token: () => null }, fetch }), fetch };
}

const outage = () => new Response(null, { status: 503 });

/** Loading the code of the first call takes real time. */
beforeAll(async () => {
  const { api } = apiThatAnswers(outage);
  await Promise.allSettled([createQueryClient().fetchQuery(allTagsQuery(api))]);
});

test('a query fails after an outage of a minute and four requests [K-3]', async () => {
  const { api, fetch } = apiThatAnswers(outage);
  const failed = vi.fn<(error: unknown) => void>();
  createQueryClient({ onServer: false }).fetchQuery(allTagsQuery(api)).catch(failed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.mock.calls.length).toBe(4);
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ApiError);
});

test('a refused query makes one request [K-3]', async () => {
  const { api, fetch } = apiThatAnswers(() => new Response(null, { status: 404 }));
  const call = createQueryClient({ onServer: false }).fetchQuery(allTagsQuery(api));
  await expect(call).rejects.toMatchObject({ status: 404 });
  expect(fetch.mock.calls.length).toBe(1);
});

test('a server does not retry, because a person is waiting for its document', async () => {
  const { api, fetch } = apiThatAnswers(outage);
  await expect(createQueryClient().fetchQuery(allTagsQuery(api))).rejects.toMatchObject({ status: 503 });
  expect(fetch.mock.calls.length).toBe(1);
});

test('a browser logs the feeds that failed, a server logs nothing [8.7 8.9 8.10]', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { api } = apiThatAnswers(() => new Response(null, { status: 404 }));
  const texts = () => log.mock.calls.map(([first]) => first as string);
  const inBrowser = createQueryClient({ onServer: false });
  await expect(inBrowser.fetchInfiniteQuery(topicFeedQuery(api, { kind: 'tag', id: 'home' }))).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    inBrowser.fetchInfiniteQuery(topicVideosQuery(api, { kind: 'category', id: 'sport' })),
  ).rejects.toMatchObject({
    status: 404,
  });
  await expect(inBrowser.fetchQuery(allTagsQuery(api))).rejects.toMatchObject({ status: 404 });
  expect(texts()).toEqual(['Failed to load posts', 'Failed to load videos']);
  await expect(
    createQueryClient().fetchInfiniteQuery(topicFeedQuery(api, { kind: 'tag', id: 'home' })),
  ).rejects.toMatchObject({
    status: 404,
  });
  expect(texts()).toHaveLength(2);
});

test('data delivered with the document is not requested again', async () => {
  const { api, fetch } = apiThatAnswers(() => Response.json([{ slug: 'chess' }]));
  const onServer = createQueryClient();
  await onServer.prefetchQuery(allTagsQuery(api));
  const state = JSON.parse(JSON.stringify(dehydrate(onServer)));

  const inBrowser = createQueryClient({ onServer: false });
  hydrate(inBrowser, state);
  const observer = new QueryObserver(inBrowser, allTagsQuery(api));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(observer.getCurrentResult().data).toMatchObject([{ slug: 'chess' }]);
  expect(fetch.mock.calls.length).toBe(1);
  stop();
});
