import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropExpired, isExpired, keepNewest, stamp, storedAt } from './copies.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const DAY = 24 * 60 * 60_000;
const address = (name: string) => `https://maidan.example/${name}`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:32:00+05:30') });
  vi.stubGlobal('caches', memoryCaches());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function store(name: string): Promise<void> {
  await (await caches.open('copies')).put(address(name), stamp(new Response(name)));
}

const stored = async () => (await (await caches.open('copies')).keys()).map(({ url }) => url.slice(address('').length));

test('a copy records when it was stored, and keeps its headers', () => {
  const copy = stamp(new Response('text', { headers: { 'content-type': 'text/html' } }));
  expect(storedAt(copy)).toBe(Date.now());
  expect(copy.headers.get('content-type')).toBe('text/html');
});

test('a copy expires, and so does one from the future or without a date', () => {
  const copy = stamp(new Response(''));
  expect(isExpired(copy, DAY)).toBe(false);
  vi.advanceTimersByTime(DAY + 1);
  expect(isExpired(copy, DAY)).toBe(true);
  // A slightly slow clock is tolerated.
  vi.setSystemTime(storedAt(copy) - 1000);
  expect(isExpired(copy, DAY)).toBe(false);
  vi.setSystemTime(storedAt(copy) - 365 * DAY);
  expect(isExpired(copy, DAY)).toBe(true);
  expect(isExpired(new Response(''), DAY)).toBe(true);
});

test('the oldest copies are dropped, and one that is stored again counts as new', async () => {
  for (const name of ['a', 'b', 'c', 'a']) await store(name);
  await keepNewest('copies', 2);
  expect(await stored()).toEqual(['c', 'a']);
});

test('an empty cache stays, because it may be about to be filled', async () => {
  await caches.open('copies');
  await dropExpired('copies', DAY);
  expect(await caches.keys()).toEqual(['copies']);
});

test('expired copies are deleted, and the cache with the last one', async () => {
  await store('old');
  vi.advanceTimersByTime(2 * DAY);
  await store('new');
  await dropExpired('copies', DAY);
  expect(await stored()).toEqual(['new']);
  vi.advanceTimersByTime(2 * DAY);
  await dropExpired('copies', DAY);
  expect(await caches.keys()).toEqual([]);
});
