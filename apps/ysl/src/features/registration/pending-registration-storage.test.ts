import { createSafeStorage } from '@maidan/auth/safe-storage';
import { expect, test } from 'vitest';
import { createPendingRegistrations } from './pending-registration-storage.ts';

const MINUTE = 60_000;
const choice = { fid: 4, sid: 2, gid: 9, nonce: 'of-this-tab' };

function area(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size;
    },
  };
}

function fresh() {
  const store = area();
  return { store, pending: createPendingRegistrations(createSafeStorage(() => store)) };
}

test('the ids are stored under the names of the specification', () => {
  const { store, pending } = fresh();
  pending.keep(choice);
  expect(['fid', 'sid', 'gid'].map((key) => store.getItem(key))).toEqual(['4', '2', '9']);
});

test('one claim takes them, a second finds nothing', () => {
  const { store, pending } = fresh();
  pending.keep(choice);
  expect(pending.claim(choice)).toBe(true);
  expect(store.length).toBe(0);
  expect(pending.claim(choice)).toBe(false);
});

test.each([
  ['another nonce', { ...choice, nonce: 'of-another-tab' }],
  ['another team', { ...choice, gid: 10 }],
])('a claim with %s takes nothing, and what is stored stays', (_, other) => {
  const { pending } = fresh();
  pending.keep(choice);
  expect(pending.claim(other)).toBe(false);
  expect(pending.claim(choice)).toBe(true);
});

test('they live 15 minutes, and not into a clock that was set back', () => {
  for (const [now, isAlive] of [
    [15 * MINUTE, true],
    [15 * MINUTE + 1, false],
    [-2 * MINUTE, false],
  ] as const) {
    const { pending } = fresh();
    pending.keep(choice, 1_000_000_000);
    expect(pending.claim(choice, 1_000_000_000 + now)).toBe(isAlive);
  }
});

test('ids that somebody planted are dropped, those of a click stay', () => {
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

test.each(['null', '', '{}', '[1]', '{"nonce":7,"time":1}'])('a mark of %j is none', (mark) => {
  const { store, pending } = fresh();
  pending.keep(choice);
  store.setItem('registration_nonce', mark);
  expect(pending.claim(choice)).toBe(false);
});
