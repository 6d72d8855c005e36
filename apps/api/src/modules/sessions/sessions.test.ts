import { notifications } from '@maidan/contract/account/notifications';
import { logout, revokeOtherSessions, revokeSession, sessions } from '@maidan/contract/account/sessions';
import { me } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('sessions on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const statusOfMe = async (token: string): Promise<number> => (await api.request(me, {}, { token })).status;

  test('only an unchanged token in the Authorization header is accepted [T-5]', async () => {
    const { token } = await signIn(api);
    expect(token).toMatch(/^mdn_[\w-]{43}$/);
    expect(await statusOfMe(token)).toBe(200);
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const bad of ['', 'x', changed, token.toLowerCase(), `${token}x`]) expect(await statusOfMe(bad)).toBe(401);
    const elsewhere = [`/api/me?token=${token}`, `/api/me?access_token=${token}`];
    for (const path of elsewhere)
      expect((await api.get(path, { headers: { cookie: `token=${token}` } })).status).toBe(401);
  });

  test('a login ends after 7 days without use, and after 30 days in any case [T-2]', async () => {
    const idle = await signIn(api);
    const busy = await signIn(api);
    const statuses: number[] = [];
    for (let day = 1; day <= 29; day += 1) {
      api.wait(DAY);
      statuses.push(await statusOfMe(busy.token));
    }
    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(await statusOfMe(idle.token)).toBe(401);
    api.wait(DAY);
    expect(await statusOfMe(busy.token)).toBe(401);
  });

  test("both lifetimes can be shortened, and the cookie's with them [T-2]", async () => {
    const short = await createTestApp(engine, { sessionLives: { whole: 3 * DAY, idle: DAY } });
    const [idle, busy] = [await signIn(short), await signIn(short)];
    const statuses: number[][] = [];
    for (let half = 1; half <= 6; half += 1) {
      short.wait(DAY / 2);
      const use = half % 2 === 0 && half < 4 ? [idle] : [];
      for (const { token } of [busy, ...use]) statuses.push([half, (await short.request(me, {}, { token })).status]);
    }
    // Used every half day, it ends after the third day; used once a day, after the first.
    expect(statuses).toEqual([
      [1, 200],
      [2, 200],
      [2, 401],
      [3, 200],
      [4, 200],
      [5, 200],
      [6, 401],
    ]);
    await short.close();
  });

  test('logging out ends the login at once, succeeds every time, and clears the cookies [T-3]', async () => {
    const { token } = await signIn(api);
    const answer = await api.request(logout, {}, { token });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const cleared = answer.headers.getSetCookie();
    expect(cleared).toHaveLength(4);
    for (const cookie of cleared)
      expect(cookie).toMatch(
        /^(maidan_session|session_hint|session_user|session_xsrf)=; Max-Age=0; Domain=maidan\.localhost/,
      );
    expect(await statusOfMe(token)).toBe(401);
    expect((await api.request(logout, {}, { token })).status).toBe(204);
    expect((await api.request(logout, {})).status).toBe(401);
  });

  test('the list has every device with this one marked, and only its owner can end a login [T-4]', async () => {
    const { phone, token } = await signIn(api);
    api.wait(6 * MINUTE);
    const second = await signIn(api, phone);
    const list = await api.reply(sessions, {}, { token: second.token });
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Android', true],
      ['Chrome on Android', false],
    ]);
    const other = await signIn(api);
    const firstId = Number(list[1]?.id);
    expect((await api.request(revokeSession, { params: { id: firstId } }, { token: other.token })).status).toBe(404);
    expect(await statusOfMe(token)).toBe(200);
    expect((await api.request(revokeSession, { params: { id: firstId } }, { token: second.token })).status).toBe(204);
    expect([await statusOfMe(token), await statusOfMe(second.token)]).toEqual([401, 200]);
    expect((await api.request(revokeSession, { params: { id: firstId } }, { token: second.token })).status).toBe(404);
    expect((await api.request(revokeSession, { params: { id: 'first' } }, { token: second.token })).status).toBe(404);
  });

  test('all other logins of a person end together, and no one else’s [T-4]', async () => {
    const { phone, token } = await signIn(api);
    const here = await signIn(api, phone);
    const stranger = await signIn(api);
    expect((await api.request(revokeOtherSessions, {}, { token: here.token })).status).toBe(204);
    expect(await Promise.all([token, here.token, stranger.token].map(statusOfMe))).toEqual([401, 200, 200]);
    expect(await api.reply(sessions, {}, { token: here.token })).toHaveLength(1);
  });

  test('an eleventh login ends the one unused for longest, and a notification reports it [T-8]', async () => {
    const first = await signIn(api);
    const tokens = [first.token];
    for (let login = 2; login <= 11; login += 1) {
      api.wait(3 * 60 * MINUTE);
      if (login === 11) await statusOfMe(first.token);
      tokens.push((await signIn(api, first.phone)).token);
    }
    const statuses = await Promise.all(tokens.map((token) => statusOfMe(token)));
    // The first was used last; the second was never used.
    expect(statuses.map((status) => status === 200)).toEqual([true, false, ...Array.from({ length: 9 }, () => true)]);
    const { data } = await api.reply(notifications, {}, { token: first.token });
    expect(data[0]?.content).toContain('You were logged out on Chrome on Android');
  });
});
