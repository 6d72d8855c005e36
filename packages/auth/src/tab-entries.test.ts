import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('logouts unknown to the server', () => {
  const queueOn = (storage: Storage) => createLogoutQueue({}, areaOn(storage));

  test('survive a reload as long as a token is valid', () => {
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
