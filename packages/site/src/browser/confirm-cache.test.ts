import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dateCache } from '../page/date-cache.ts';
import { confirmedAt } from './confirm-cache.ts';

test.each([
  ['sent', { responseStart: 50, transferSize: 20_000 }, 1050],
  ['confirmed without its body', { responseStart: 50, transferSize: 300 }, 1050],
  ['shown from the cache', { responseStart: 1, transferSize: 0 }, null],
  ['loaded by a browser that does not report it', { responseStart: 50 }, null],
])('a document that was %s', (_, visit, at) => {
  expect(confirmedAt(visit, 1000)).toBe(at);
});

test('without a navigation entry, the dates of the document stay', () => {
  expect(confirmedAt(undefined, 1000)).toBeNull();
});

test('confirmed data is as fresh as the confirmation', () => {
  const [server, browser] = [new QueryClient(), new QueryClient()];
  server.setQueryData(['home'], 'posts', { updatedAt: 1 });
  hydrate(browser, dateCache(dehydrate(server), 5000));
  expect(browser.getQueryState(['home'])).toMatchObject({ data: 'posts', dataUpdatedAt: 5000 });
});
