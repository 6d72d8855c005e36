import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPendingRegistrations } from './pending-registration-storage.ts';

const MINUTE = 60_000;
const choice = { fid: 4, sid: 2, gid: 9, nonce: 'of-this-tab' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function fresh() {
  const store = createPlatformStorage();
  return { store, pending: createPendingRegistrations(areaOn(store)) };
}

test('the ids are stored under the specified names', () => {
  const { store, pending } = fresh();
  pending.keep(choice);
  expect(['fid', 'sid', 'gid'].map((key) => store.getItem(key))).toEqual(['4', '2', '9']);
});

test('the first claim succeeds and clears the choice, a second claim fails', () => {
  const { store, pending } = fresh();
  pending.keep(choice);
  expect(pending.claim(choice)).toBe(true);
  expect(store.length).toBe(0);
  expect(pending.claim(choice)).toBe(false);
});

test.each([
  ['another nonce', { ...choice, nonce: 'of-another-tab' }],
  ['another team', { ...choice, gid: 10 }],
])('a claim with %s fails and leaves the stored choice', (_, other) => {
  const { pending } = fresh();
  pending.keep(choice);
  expect(pending.claim(other)).toBe(false);
  expect(pending.claim(choice)).toBe(true);
});

test('a choice expires after 15 minutes, or when the clock was set back', () => {
  for (const [now, isAlive] of [
    [15 * MINUTE, true],
    [15 * MINUTE + 1, false],
    [-2 * MINUTE, false],
  ] as const) {
    const { pending } = fresh();
    vi.setSystemTime(1_000_000_000);
    pending.keep(choice);
    vi.setSystemTime(1_000_000_000 + now);
    expect(pending.claim(choice)).toBe(isAlive);
  }
});

test('planted ids are removed, ids of a click stay', () => {
  const planted = fresh();
  for (const [key, value] of Object.entries({ fid: '1', sid: '1', gid: '1' })) planted.store.setItem(key, value);
  expect(planted.pending.claim({ fid: 1, sid: 1, gid: 1, nonce: 'mine' })).toBe(false);
  planted.pending.dropStale();
  expect(planted.store.length).toBe(0);

  const clicked = fresh();
  clicked.pending.keep(choice);
  clicked.pending.dropStale();
  expect(clicked.pending.claim(choice)).toBe(true);
});

test.each(['null', '', '{}', '[1]', '{"nonce":7,"time":1}'])('a stored nonce of %j is invalid', (mark) => {
  const { store, pending } = fresh();
  pending.keep(choice);
  store.setItem('registration_nonce', mark);
  expect(pending.claim(choice)).toBe(false);
});
