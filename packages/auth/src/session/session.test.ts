import { afterEach, describe, expect, test, vi } from 'vitest';
import { anonymous, createSession, type SessionChange } from './session.ts';
import { areaOn, faultyPlatformStorage, createPlatformStorage } from '@maidan/browser/testing/platform-storage';

const asha = { token: 'mdn_a1', userId: 7 };

function sessionOn(area: Storage) {
  const session = createSession(areaOn(area));
  const changes: SessionChange[] = [];
  session.onTokenChange((change) => changes.push(change));
  return { session, changes, causes: () => changes.map(({ cause }) => cause) };
}

describe('signing in and out', () => {
  test('stores both keys, notifies listeners once, and keeps one snapshot until something changes', () => {
    const area = createPlatformStorage();
    const { session, causes } = sessionOn(area);
    const seen = vi.fn<() => void>();
    session.subscribe(seen);
    expect(session.snapshot()).toBe(anonymous);
    session.signIn(asha);
    expect([area.getItem('token'), area.getItem('user_id')]).toEqual(['mdn_a1', '7']);
    expect(session.snapshot()).toEqual({ hasToken: true, signedIn: true, confirmed: true, userId: 7 });
    expect(session.snapshot()).toBe(session.snapshot());
    session.signOut();
    expect([area.getItem('token'), area.getItem('user_id')]).toEqual([null, null]);
    expect(session.snapshot()).toBe(anonymous);
    expect(causes()).toEqual(['login', 'logout']);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  test('remembers the last user, even after the logout [B3-2]', () => {
    const area = createPlatformStorage({ token: 'mdn_a1', user_id: '7' });
    const { session } = sessionOn(area);
    expect(session.lastUserId()).toBeNull();
    session.confirm(7);
    session.signOut();
    expect(session.lastUserId()).toBe(7);
    session.signIn({ token: 'mdn_d1', userId: 12 });
    session.signOut('refused');
    expect(sessionOn(area).session.lastUserId()).toBe(12);
  });

  test('forgets the user of a deleted account', () => {
    const area = createPlatformStorage();
    const { session } = sessionOn(area);
    session.signIn({ token: 'mdn_a1', userId: 7 });
    session.forgetUser();
    expect([session.token(), session.lastUserId(), area.getItem('user_id')]).toEqual([null, null, null]);
  });

  test.each([
    ['a stored token', { token: 'mdn_a1', user_id: '7' }, { hasToken: true, userId: 7 }],
    ['a token without a user', { token: 'mdn_a1' }, { hasToken: true, userId: null }],
    ['a user without a token', { user_id: '7' }, { hasToken: false, userId: null }],
    ['an empty token', { token: '' }, { hasToken: false, userId: null }],
    ["the text 'null'", { token: 'null', user_id: 'null' }, { hasToken: false, userId: null }],
    ['a token no header can carry', { token: 'a\nb' }, { hasToken: false, userId: null }],
  ])('starts from %s', (_name, stored, expected) => {
    const { session } = sessionOn(createPlatformStorage(stored));
    expect(session.snapshot()).toMatchObject(expected);
    expect(session.token() !== null).toBe(expected.hasToken);
  });

  test('calls notice at once when a token is removed from storage', () => {
    const area = createPlatformStorage({ token: 'mdn_a1' });
    const { session } = sessionOn(area);
    area.removeItem('token');
    expect(session.token()).toBeNull();
  });
});

describe('the server has the last word', () => {
  test('a refused token ends the session, an older one does not', () => {
    const { session, causes } = sessionOn(createPlatformStorage());
    session.signIn(asha);
    session.onUnauthorized?.('mdn_of_yesterday');
    expect(session.snapshot().signedIn).toBe(true);
    session.onUnauthorized?.('mdn_a1');
    session.onUnauthorized?.('mdn_a1');
    expect(session.snapshot()).toBe(anonymous);
    expect(causes()).toEqual(['login', 'refused']);
  });

  test("while it is unreachable, the token stays and the visitor's view appears", () => {
    const area = createPlatformStorage({ token: 'mdn_a1', user_id: '7' });
    const { session, causes } = sessionOn(area);
    expect(session.snapshot().signedIn).toBe(true);
    session.markUnverified();
    expect(session.snapshot()).toMatchObject({ hasToken: true, signedIn: false });
    expect(session.token()).toBe('mdn_a1');
    session.confirm(7);
    expect(session.snapshot()).toMatchObject({ hasToken: true, signedIn: true, confirmed: true });
    session.markUnverified();
    expect(session.snapshot().signedIn).toBe(true);
    expect(causes()).toEqual([]);
  });

  test('the user that the server reports is stored', () => {
    const area = createPlatformStorage({ token: 'mdn_a1' });
    const { session } = sessionOn(area);
    session.confirm(9);
    expect(area.getItem('user_id')).toBe('9');
  });
});

describe('other tabs', () => {
  const target = new EventTarget();
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function tab(area: Storage) {
    vi.stubGlobal('window', target);
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const made = sessionOn(area);
    return { ...made, stop: made.session.subscribe(() => undefined) };
  }
  const dispatch = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));

  test('follow through storage events, only while there is a subscriber', () => {
    const area = createPlatformStorage();
    const { session, causes, stop } = tab(area);
    area.setItem('user_id', '7');
    dispatch('user_id');
    expect(session.snapshot()).toBe(anonymous);
    area.setItem('token', 'mdn_a1');
    dispatch('token');
    expect(session.snapshot()).toMatchObject({ signedIn: true, confirmed: false, userId: 7 });
    dispatch('theme');
    area.clear();
    dispatch(null);
    expect(session.snapshot()).toBe(anonymous);
    expect(causes()).toEqual(['elsewhere', 'elsewhere']);
    stop();
    area.setItem('token', 'mdn_b2');
    dispatch('token');
    expect(session.snapshot()).toBe(anonymous);
    session.reread();
    expect(session.snapshot().signedIn).toBe(true);
  });

  test('a login that could not be stored ends when another tab logs out', () => {
    const area = faultyPlatformStorage('is full');
    const { session } = tab(area);
    session.signIn(asha);
    expect(session.snapshot().signedIn).toBe(true);
    dispatch('token');
    expect(session.snapshot()).toBe(anonymous);
  });
});

test.each(['throws', 'cannot be read', 'is full', 'is missing'] as const)(
  'with storage that %s, the login lasts for the visit',
  (fault) => {
    const { session, causes } = sessionOn(faultyPlatformStorage(fault));
    session.signIn(asha);
    expect(session.token()).toBe('mdn_a1');
    expect(session.snapshot()).toMatchObject({ signedIn: true, userId: 7 });
    session.signOut();
    expect(session.token()).toBeNull();
    expect(causes()).toEqual(['login', 'logout']);
  },
);
