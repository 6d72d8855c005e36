import { areaOn, createPlatformStorage, faultyPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIntentStore } from './login/intent-storage.ts';
import { createPendingLogin } from './login/pending-login-storage.ts';
import { createLogoutQueue } from './session/logout-queue.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

describe('a login between its steps', () => {
  const login = { phone: '9845012367', userstatus: 'new', nextSendAt: NOON + 30_000, open: true } as const;

  test('survives ten minutes, and holds no code', () => {
    const storage = createPlatformStorage();
    createPendingLogin(areaOn(storage)).set(login);
    vi.setSystemTime(NOON + 10 * MINUTE);
    expect(createPendingLogin(areaOn(storage)).get()).toEqual(login);
    vi.setSystemTime(NOON + 10 * MINUTE + 1);
    expect(createPendingLogin(areaOn(storage)).get()).toBeNull();
    expect(storage.getItem('pending_login')).toBe(
      `{"phone":"9845012367","userstatus":"new","nextSendAt":${NOON + 30_000},"open":true,"time":${NOON}}`,
    );
  });

  test.each(['null', '[]', '7', '{', '{"time":1}', `{"phone":7,"time":${NOON}}`])('ignores %j', (text) => {
    expect(createPendingLogin(areaOn(createPlatformStorage({ pending_login: text }))).get()).toBeNull();
  });
});

describe('an intent', () => {
  const stores = (site = createPlatformStorage(), tab = createPlatformStorage()) =>
    createIntentStore(areaOn(tab), areaOn(site));

  test('survives fifteen minutes and a reload, and runs once', () => {
    const [site, tab] = [createPlatformStorage(), createPlatformStorage()];
    stores(site, tab).keep('like', { post: 7 });
    const reloaded = stores(site, tab);
    vi.setSystemTime(NOON + 15 * MINUTE + 1);
    expect(reloaded.peek()).toBeNull();
    vi.setSystemTime(NOON + 15 * MINUTE);
    const intent = reloaded.peek();
    expect(intent).toMatchObject({ name: 'like', data: { post: 7 }, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    if (!intent) return;
    expect(reloaded.claim(intent)).toBe(true);
    expect(reloaded.claim(intent)).toBe(false);
  });

  test('is claimed by one of two tabs when a tab is copied', () => {
    const [site, tab] = [createPlatformStorage(), createPlatformStorage()];
    const first = stores(site, tab);
    first.keep('register', { group: 3 });
    const copied = stores(site, createPlatformStorage({ pending_intent: tab.getItem('pending_intent') ?? '' }));
    const [mine, theirs] = [first.peek(), copied.peek()];
    if (!mine || !theirs) throw new Error('both tabs hold the intent');
    expect([first.claim(mine), copied.claim(theirs)]).toEqual([true, false]);
    expect([first.peek(), copied.peek()]).toEqual([null, null]);
  });

  test('a newer one replaces it, with a key of its own', () => {
    const store = stores();
    store.keep('like', { post: 7 });
    const before = store.peek()?.key;
    store.keep('follow', { tag: 2 });
    expect(store.peek()?.name).toBe('follow');
    expect(store.peek()?.key).not.toBe(before);
    store.clear();
    expect(store.peek()).toBeNull();
  });

  test('without storage it holds for the visit', () => {
    const store = stores(faultyPlatformStorage('throws'), faultyPlatformStorage('throws'));
    store.keep('like', null);
    const intent = store.peek();
    expect(intent).toMatchObject({ name: 'like', data: null });
    expect([intent && store.claim(intent), intent && store.claim(intent)]).toEqual([true, false]);
  });
});

describe('logouts that the server does not know of', () => {
  const queueOn = (storage: Storage) => createLogoutQueue({}, areaOn(storage));

  test('survive a reload for as long as a token is valid', () => {
    const storage = createPlatformStorage();
    queueOn(storage).add('mdn_a1');
    vi.setSystemTime(NOON + DAY);
    queueOn(storage).add('mdn_b2');
    const reloaded = queueOn(storage);
    expect(reloaded.tokens()).toEqual(['mdn_a1', 'mdn_b2']);
    vi.setSystemTime(NOON + 30 * DAY + 1);
    expect(reloaded.tokens()).toEqual(['mdn_b2']);
    vi.setSystemTime(NOON + 32 * DAY);
    expect(reloaded.tokens()).toEqual([]);
  });

  test('of an earlier build are found, and stored in the same form', () => {
    const stored = `{"list":[{"token":"mdn_a1","time":${NOON}}]}`;
    const storage = createPlatformStorage({ pending_logout: stored });
    expect(queueOn(storage).tokens()).toEqual(['mdn_a1']);
    queueOn(storage).add('mdn_a1');
    expect(storage.getItem('pending_logout')).toBe(stored);
  });

  test.each(['{', '[]', '{"list":7}', '{"list":[null,7,{"token":1}]}'])('ignore a planted %j', (text) => {
    expect(queueOn(createPlatformStorage({ pending_logout: text })).tokens()).toEqual([]);
  });
});
