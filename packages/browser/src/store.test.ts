import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asJson, createStore, keepOnlyFor, takeFrom, type UserId } from './store.ts';
import { areaOn, createPlatformStorage, faultyPlatformStorage, storageFaults } from './testing/platform-storage.ts';

const readPlace = ({ city }: Readonly<Record<string, unknown>>) => (typeof city === 'string' ? { city } : null);

function placeOn(platform: Storage) {
  return createStore<{ city: string } | null>({
    initial: null,
    persist: { area: areaOn(platform), key: 'place', ...asJson(readPlace) },
  });
}

test('a store in memory reports each change once', () => {
  const store = createStore({ initial: 1 });
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.set(2);
  store.set(2);
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
  store.clear();
  stop();
  store.set(3);
  expect([store.get(), store.initial, listener.mock.calls.length]).toEqual([3, 1, 2]);
});

test('a persisted value survives a reload, stays the same object, and is removed', () => {
  const platform = createPlatformStorage();
  placeOn(platform).set({ city: 'Pune' });
  expect(platform.getItem('place')).toBe('{"city":"Pune"}');
  const reloaded = placeOn(platform);
  expect(reloaded.get()).toEqual({ city: 'Pune' });
  expect(reloaded.get()).toBe(reloaded.get());
  expect(takeFrom(reloaded)).toEqual({ city: 'Pune' });
  expect([reloaded.get(), platform.length]).toEqual([null, 0]);
});

test('a value stored in another tab is seen at once', () => {
  const platform = createPlatformStorage({ place: '{"city":"Pune"}' });
  const store = placeOn(platform);
  expect(store.get()).toEqual({ city: 'Pune' });
  platform.setItem('place', '{"city":"Goa"}');
  expect(store.get()).toEqual({ city: 'Goa' });
});

test.each(['', '{', 'null', '7', '[]', '{"city":7}'])('ignores a stored %j', (stored) => {
  expect(placeOn(createPlatformStorage({ place: stored })).get()).toBeNull();
});

test.each(storageFaults)('with a storage that %s, the value lasts for the visit [K-8]', (fault) => {
  const store = placeOn(faultyPlatformStorage(fault));
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set({ city: 'Pune' });
  expect([store.get(), listener.mock.calls.length]).toEqual([{ city: 'Pune' }, 1]);
  store.clear();
  expect(store.get()).toBeNull();
});

describe('a value with a maximum age', () => {
  const NOON = Date.parse('2026-11-20T12:00:00Z');
  beforeEach(() => vi.useFakeTimers({ now: NOON }));
  afterEach(() => vi.useRealTimers());

  const timed = (platform: Storage) =>
    createStore<{ city: string } | null>({
      initial: null,
      persist: { area: areaOn(platform), key: 'place', ...asJson(readPlace) },
      maxAgeMs: 1000,
    });

  test.each([
    [0, true],
    [1000, true],
    [1001, false],
    [-60_000, true],
    [-60_001, false],
  ])('after %i ms it counts: %s', (age, counts) => {
    const platform = createPlatformStorage();
    timed(platform).set({ city: 'Pune' });
    expect(platform.getItem('place')).toBe(`{"city":"Pune","time":${NOON}}`);
    vi.setSystemTime(NOON + age);
    expect(timed(platform).get()).toEqual(counts ? { city: 'Pune' } : null);
  });

  test.each(['{"city":"Pune"}', '{"city":"Pune","time":"now"}', '{"city":"Pune","time":null}'])(
    'ignores %s, which has no time',
    (stored) => {
      expect(timed(createPlatformStorage({ place: stored })).get()).toBeNull();
    },
  );
});

test('after a change of user, each store keeps only what belongs to the new one', () => {
  const drafts = createStore<{ userId: UserId | null }>({
    initial: { userId: null },
    perUser: (value, userId) => (value.userId === userId ? value : { userId }),
  });
  drafts.set({ userId: 7 });
  const kept = drafts.get();
  keepOnlyFor(7);
  expect(drafts.get()).toBe(kept);
  keepOnlyFor(null);
  expect(drafts.get()).toEqual({ userId: null });
});
