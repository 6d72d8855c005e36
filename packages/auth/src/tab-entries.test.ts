import { describe, expect, test } from 'vitest';
import { createIntentStore } from './login/intent-storage.ts';
import { createPendingLogin } from './login/pending-login-storage.ts';
import { createRevocations } from './session/revocation-storage.ts';
import { createSafeStorage } from './safe-storage.ts';
import { areaThat, createArea } from './testing/test-area.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const safe = (area: Storage) => createSafeStorage(() => area);

describe('a login between its steps', () => {
  const login = { phone: '9845012367', userstatus: 'new', nextSendAt: NOON + 30_000, open: true } as const;

  test('survives ten minutes, and holds no code', () => {
    const area = createArea();
    createPendingLogin(safe(area)).put(login, NOON);
    expect(createPendingLogin(safe(area)).peek(NOON + 10 * MINUTE)).toEqual(login);
    expect(createPendingLogin(safe(area)).peek(NOON + 10 * MINUTE + 1)).toBeNull();
    expect(Object.keys(JSON.parse(area.getItem('pending_login') ?? '{}') as object)).toEqual([
      'phone',
      'userstatus',
      'nextSendAt',
      'open',
      'time',
    ]);
  });

  test.each(['null', '[]', '7', '{', '{"time":1}', '{"phone":7,"time":1763640000000}'])('ignores %j', (text) => {
    expect(createPendingLogin(safe(createArea({ pending_login: text }))).peek(1_763_640_000_000)).toBeNull();
  });
});

describe('an intent', () => {
  const stores = (site = createArea(), tab = createArea()) => createIntentStore(safe(tab), safe(site));

  test('survives fifteen minutes and a reload, and runs once', () => {
    const [site, tab] = [createArea(), createArea()];
    stores(site, tab).keep('like', { post: 7 }, NOON);
    const reloaded = stores(site, tab);
    expect(reloaded.peek(NOON + 15 * MINUTE + 1)).toBeNull();
    const intent = reloaded.peek(NOON + 15 * MINUTE);
    expect(intent).toMatchObject({ name: 'like', data: { post: 7 }, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    if (!intent) return;
    expect(reloaded.claim(intent)).toBe(true);
    expect(reloaded.claim(intent)).toBe(false);
  });

  test('is claimed by one of two tabs when a tab is copied', () => {
    const [site, tab] = [createArea(), createArea()];
    const first = stores(site, tab);
    first.keep('register', { group: 3 });
    const copied = stores(site, createArea({ pending_intent: tab.getItem('pending_intent') ?? '' }));
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
    const store = stores(areaThat('throws'), areaThat('throws'));
    store.keep('like', null);
    const intent = store.peek();
    expect(intent).toMatchObject({ name: 'like', data: null });
    expect([intent && store.claim(intent), intent && store.claim(intent)]).toEqual([true, false]);
  });
});

describe('logouts the server has not heard of', () => {
  test('are kept over a reload for as long as a token can live', () => {
    const area = createArea();
    createRevocations(safe(area)).add('mdn_a1', NOON);
    createRevocations(safe(area)).add('mdn_b2', NOON + DAY);
    createRevocations(safe(area)).add('mdn_a1', NOON);
    const reloaded = createRevocations(safe(area));
    expect(reloaded.all(NOON + DAY)).toEqual(['mdn_b2', 'mdn_a1']);
    expect(reloaded.all(NOON + 30 * DAY + 1)).toEqual(['mdn_b2']);
    expect(reloaded.all(NOON + 32 * DAY)).toEqual([]);
  });

  test('leave nothing behind once told', () => {
    const area = createArea();
    const revocations = createRevocations(safe(area));
    revocations.add('mdn_a1');
    revocations.remove('mdn_a1');
    expect(area.length).toBe(0);
  });

  test.each(['{', '[]', '{"list":7}', '{"list":[null,7,{"token":1}]}'])('planted %j is none', (text) => {
    expect(createRevocations(safe(createArea({ pending_logout: text }))).all(NOON)).toEqual([]);
  });
});
