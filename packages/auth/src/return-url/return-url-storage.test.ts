import { describe, expect, test } from 'vitest';
import { createReturnUrls } from './return-url-storage.ts';
import { createSafeStorage } from '../safe-storage.ts';
import { areaThat, createArea } from '../testing/test-area.ts';

const OWN = 'https://maidan.example';
const MINUTE = 60_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');

function urlsOn(area: Storage) {
  return createReturnUrls(
    createSafeStorage(() => area),
    () => OWN,
  );
}

test('keeps the address with its source and time under the key of the specification', () => {
  const area = createArea();
  urlsOn(area).keep('https://shop.example/shoes', '/tag/home', NOON);
  expect(JSON.parse(area.getItem('routeback_url') ?? '')).toEqual({
    url: 'https://shop.example/shoes',
    source: '/tag/home',
    time: NOON,
  });
});

test('is gone before it is used, and used once', () => {
  const area = createArea();
  const urls = urlsOn(area);
  urls.keep('/messages', '/messages', NOON);
  expect(urls.take(NOON)).toEqual({ href: '/messages', external: false });
  expect(area.getItem('routeback_url')).toBeNull();
  expect(urls.take(NOON)).toBeNull();
});

test.each([
  [0, true],
  [15 * MINUTE, true],
  [15 * MINUTE + 1, false],
  [-MINUTE, true],
  [-2 * MINUTE, false],
])('after %i ms it is opened: %s', (age, opened) => {
  const urls = urlsOn(createArea());
  urls.keep('/messages', '/', NOON);
  expect(urls.take(NOON + age) !== null).toBe(opened);
});

test('a refused address is not stored, and takes an older one with it', () => {
  const area = createArea();
  const urls = urlsOn(area);
  urls.keep('/messages', '/', NOON);
  urls.keep('javascript:alert(1)', '/', NOON);
  expect(area.getItem('routeback_url')).toBeNull();
});

describe('planted values', () => {
  const planted = (url: unknown, time: unknown = NOON) => JSON.stringify({ url, source: '/', time });
  test.each([
    ['a hostile address', planted('javascript:alert(1)')],
    ['a path that is none', planted('//evil.example')],
    ['no time', planted('/messages', null)],
    ['a time in words', planted('/messages', 'now')],
    ['no address', planted(7)],
    ['a list', '[]'],
    ['cut-off JSON', '{"url":"/mess'],
    ['a bare hostile address', 'javascript:alert(1)'],
    ['a bare foreign address', 'https://evil.example/'],
  ])('%s: removed, not opened', (_name, value) => {
    const area = createArea({ routeback_url: value });
    expect(urlsOn(area).take(NOON)).toBeNull();
    expect(area.getItem('routeback_url')).toBeNull();
  });

  test('a bare path of our own, as an older client stored it, is opened', () => {
    expect(urlsOn(createArea({ routeback_url: '/about' })).take(NOON)).toEqual({ href: '/about', external: false });
  });
});

test.each(['throws', 'is full'] as const)('storage that %s: it holds for the visit', (fault) => {
  const urls = urlsOn(areaThat(fault));
  urls.keep('/messages', '/', NOON);
  expect(urls.take(NOON)).toEqual({ href: '/messages', external: false });
});
