import { createHmac } from 'node:crypto';
import { mobileOtp } from '@maidan/contract/account/login';
import { exchangeSession, logout } from '@maidan/contract/account/sessions';
import { me } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { newPhone, readCookie, readLogin, signIn } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import { createTestApp, FEED, LEAGUE } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type Login = Pick<TestUser, 'cookie' | 'xsrf' | 'userId'>;

describe.each(everyEngine)('one login for both sites on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const exchange = (
    { cookie, xsrf, userId }: Login,
    changed: Record<string, string> = {},
    wanted: number | string | null = userId,
  ) => {
    const cookies = `XSRF-TOKEN=abc123; session_hint=1; maidan_session=${cookie}`;
    const headers = { origin: LEAGUE, 'x-xsrf-token': xsrf, cookie: cookies, ...changed };
    return api.request(exchangeSession, { body: wanted === null ? {} : { user_id: wanted } }, { headers });
  };

  test('a login sets the cookies on the parent domain, and scripts cannot read the session [T-6]', async () => {
    const phone = newPhone();
    await api.request(mobileOtp, { body: { phone, type: 'phone' } });
    const body = { phone, type: '' as const, pin: api.lastCode(phone), name: 'Asha', email: '' };
    const set = (await api.request(mobileOtp, { body }, { headers: { origin: FEED } })).headers.getSetCookie();
    expect(set.map((cookie) => cookie.replace(/=[\w-]{43}(\.[\w-]{43})?;/, '=…;'))).toEqual([
      'maidan_session=…; Max-Age=2592000; Domain=maidan.localhost; Path=/; HttpOnly; SameSite=Lax',
      'session_hint=1; Max-Age=2592000; Domain=maidan.localhost; Path=/; SameSite=Lax',
      expect.stringMatching(/^session_user=\d+; Max-Age=2592000; Domain=maidan\.localhost; Path=\/; SameSite=Lax$/),
      'session_xsrf=…; Max-Age=2592000; Domain=maidan.localhost; Path=/; SameSite=Lax',
      'maidan_device=…; Max-Age=34560000; Domain=maidan.localhost; Path=/; HttpOnly; SameSite=Strict',
    ]);
    // A third-party page gets no cookies.
    api.wait(MINUTE);
    await api.request(mobileOtp, { body: { phone, type: 'phone' } });
    const foreign = await api.request(
      mobileOtp,
      { body: { ...body, pin: api.lastCode(phone) } },
      { headers: { origin: 'https://evil.example' } },
    );
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([200, []]);
  });

  test('the other site exchanges the cookie for its own token; logging out on one ends both [T-6]', async () => {
    const feed = await signIn(api);
    const answer = await exchange(feed);
    expect(answer.status).toBe(200);
    const { access_token: token, user_id: userId } = exchangeSession.response.parse(answer.json);
    expect([token === feed.token, userId]).toEqual([false, feed.userId]);
    expect((await api.request(me, {}, { token })).status).toBe(200);
    await api.request(logout, {}, { token });
    expect((await api.request(me, {}, { token: feed.token })).status).toBe(401);
    const late = await exchange({ ...feed, ...readLogin(answer.headers) });
    expect(late.status).toBe(401);
    expect(readCookie(late.headers, 'session_hint')).toBe('');
    expect(late.headers.getSetCookie()).toHaveLength(4);
  });

  test('logging out one person leaves the cookie of another, who logged in on the other site [T-6]', async () => {
    const [ravi, divya] = [await signIn(api), await signIn(api)];
    const headers = { cookie: `maidan_session=${divya.cookie}` };
    const out = await api.request(logout, {}, { token: ravi.token, headers });
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []]);
    expect((await exchange(divya)).status).toBe(200);
    const own = await api.request(logout, {}, { token: divya.token, headers });
    expect(own.headers.getSetCookie()).toHaveLength(4);
  });

  test('foreign, missing and similar origins, and a missing XSRF value or one of another login, are refused and leave the cookie valid [T-6 B3 B3-2]', async () => {
    const login = await signIn(api);
    const origins = [
      '',
      'null',
      'https://evil.example',
      `${LEAGUE}.evil.example`,
      `${FEED}.evil.example`,
      `${FEED}0`,
      `${LEAGUE}/`,
      LEAGUE.replace('http', 'https'),
    ];
    for (const origin of origins) expect((await exchange(login, { origin })).status).toBe(403);
    const { xsrf: ofAnother } = await signIn(api);
    for (const xsrf of ['', 'abc123', 'x'.repeat(43), ofAnother]) {
      expect([xsrf, (await exchange({ ...login, xsrf })).status]).toEqual([xsrf, 403]);
    }
    expect((await exchange(login)).status).toBe(200);
  });

  test('an exchanged cookie no longer works, and the page that lost the race keeps the new one [T-6]', async () => {
    const login = await signIn(api);
    const first = await exchange(login);
    const replay = await exchange(login);
    expect([first.status, replay.status]).toEqual([200, 401]);
    expect(replay.headers.getSetCookie()).toEqual([]);
    expect((await exchange({ ...login, ...readLogin(first.headers) })).status).toBe(200);
  });

  test('of fifty parallel exchanges of one cookie, one succeeds [T-6]', async () => {
    const login = await signIn(api);
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(login)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('a missing cookie, a forged one and one of an old login are 401 [T-6]', async () => {
    const login = await signIn(api);
    const invented = 'x'.repeat(43);
    const xsrf = createHmac('sha256', invented).update('xsrf').digest('base64url');
    expect((await exchange({ ...login, cookie: invented, xsrf })).status).toBe(401);
    expect((await exchange(login, { cookie: 'XSRF-TOKEN=abc123' })).status).toBe(401);
    api.wait(8 * DAY);
    expect((await exchange(login)).status).toBe(401);
  });

  test('a site that expects another person or no one gets the name of the login, but neither token nor cookie [B3-2]', async () => {
    const ravi = await signIn(api);
    const divya = await signIn(api, newPhone(), 'Divya');
    for (const wanted of [null, ravi.userId, 'ravi', Number.MAX_SAFE_INTEGER]) {
      const refused = await exchange(divya, {}, wanted);
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([409, []]);
      expect(refused.json).toMatchObject({
        code: 'other_account',
        account: { user_id: divya.userId, name: 'Divya', phone_ending: divya.phone.slice(-2) },
      });
      expect(refused.text).not.toContain(divya.phone);
    }
    // Once Divya has confirmed that it is her, the same cookie works.
    expect((await exchange(divya, {}, divya.userId)).status).toBe(200);
    // A login that has ended no longer has a name.
    api.wait(8 * DAY);
    expect((await exchange(divya, {}, ravi.userId)).status).toBe(401);
  });
});
