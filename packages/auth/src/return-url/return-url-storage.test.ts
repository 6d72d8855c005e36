import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReturnUrls } from './return-url-storage.ts';
import { areaOn, faultyPlatformStorage, createPlatformStorage } from '@maidan/browser/testing/platform-storage';

const OWN = 'https://maidan.example';
const MINUTE = 60_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

function urlsOn(area: Storage) {
  return createReturnUrls(areaOn(area), () => OWN);
}

test('keeps the address with its source and time under the specified key', () => {
  const area = createPlatformStorage();
  urlsOn(area).keep('https://shop.example/shoes', '/tag/home');
  expect(JSON.parse(area.getItem('routeback_url') ?? '')).toEqual({
    url: 'https://shop.example/shoes',
    source: '/tag/home',
    time: NOON,
  });
});

test('is removed before it is used, and is used once [E-1]', () => {
  const area = createPlatformStorage();
  const urls = urlsOn(area);
  urls.keep('/messages', '/messages');
  expect(urls.take()).toEqual({ href: '/messages', external: false });
  expect(area.getItem('routeback_url')).toBeNull();
  expect(urls.take()).toBeNull();
});

test.each([
  [0, true],
  [15 * MINUTE, true],
  [15 * MINUTE + 1, false],
  [-MINUTE, true],
  [-2 * MINUTE, false],
])('after %i ms it is opened: %s', (age, opened) => {
  const urls = urlsOn(createPlatformStorage());
  urls.keep('/messages', '/');
  vi.setSystemTime(NOON + age);
  expect(urls.take() !== null).toBe(opened);
});

test('a refused address is not stored, and removes an older one [E-1]', () => {
  const area = createPlatformStorage();
  const urls = urlsOn(area);
  urls.keep('/messages', '/');
  urls.keep('javascript:alert(1)', '/');
  expect(area.getItem('routeback_url')).toBeNull();
});

describe('planted values', () => {
  const planted = (url: unknown, time: unknown = NOON) => JSON.stringify({ url, source: '/', time });
  test.each([
    ['a hostile address', planted('javascript:alert(1)')],
    ['two slashes', planted('//evil.example')],
    ['no time', planted('/messages', null)],
    ['a time as text', planted('/messages', 'now')],
    ['no address', planted(7)],
    ['a list', '[]'],
    ['cut-off JSON', '{"url":"/mess'],
    ['a bare hostile address', 'javascript:alert(1)'],
    ['a bare foreign address', 'https://evil.example/'],
  ])('%s is removed and not opened', (_name, value) => {
    const area = createPlatformStorage({ routeback_url: value });
    expect(urlsOn(area).take()).toBeNull();
    expect(area.getItem('routeback_url')).toBeNull();
  });

  test('a bare path of this site, as an older client stored it, is opened', () => {
    expect(urlsOn(createPlatformStorage({ routeback_url: '/about' })).take()).toEqual({
      href: '/about',
      external: false,
    });
  });
});

test.each(['throws', 'is full'] as const)('with storage that %s, it lasts for the visit', (fault) => {
  const urls = urlsOn(faultyPlatformStorage(fault));
  urls.keep('/messages', '/');
  expect(urls.take()).toEqual({ href: '/messages', external: false });
});
