import { mobileOtp } from '@maidan/contract/account/login';
import { exchangeSession, logout } from '@maidan/contract/account/sessions';
import { me } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/engines.ts';
import { newPhone, readCookie, signIn } from '../../../testing/users.ts';
import { createTestApp, FEED, LEAGUE } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('one login for both sites on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const exchange = (cookie: string, changed: Record<string, string> = {}) => {
    const cookies = `XSRF-TOKEN=abc123; session_hint=1; maidan_session=${cookie}`;
    const headers = { origin: LEAGUE, 'x-xsrf-token': 'abc123', cookie: cookies, ...changed };
    return api.request(exchangeSession, {}, { headers });
  };

  test('a login sets the cookies on the parent domain, the session unreadable for scripts [T-6]', async () => {
    const phone = newPhone();
    await api.request(mobileOtp, { body: { phone, type: 'phone' } });
    const body = { phone, type: '' as const, pin: api.lastCode(phone), name: 'Asha', email: '' };
    const set = (await api.request(mobileOtp, { body }, { headers: { origin: FEED } })).headers.getSetCookie();
    expect(set.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      'maidan_session=…; Max-Age=2592000; Domain=maidan.localhost; Path=/; HttpOnly; SameSite=Lax',
      'session_hint=1; Max-Age=2592000; Domain=maidan.localhost; Path=/; SameSite=Lax',
      expect.stringMatching(/^session_user=\d+; Max-Age=2592000; Domain=maidan\.localhost; Path=\/; SameSite=Lax$/),
      'XSRF-TOKEN=…; Domain=maidan.localhost; Path=/; SameSite=Strict',
    ]);
    // A page of somebody else signs nobody in over here.
    api.wait(MINUTE);
    await api.request(mobileOtp, { body: { phone, type: 'phone' } });
    const foreign = await api.request(
      mobileOtp,
      { body: { ...body, pin: api.lastCode(phone) } },
      { headers: { origin: 'https://evil.example' } },
    );
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([200, []]);
  });

  test('the other site trades the cookie for a token of its own; logging out on one ends both [T-6]', async () => {
    const feed = await signIn(api);
    const answer = await exchange(feed.cookie);
    expect(answer.status).toBe(200);
    const { access_token: token, user_id: userId } = exchangeSession.response.parse(answer.json);
    expect([token === feed.token, userId]).toEqual([false, feed.userId]);
    expect((await api.request(me, {}, { token })).status).toBe(200);
    await api.request(logout, {}, { token });
    expect((await api.request(me, {}, { token: feed.token })).status).toBe(401);
    const late = await exchange(readCookie(answer.headers, 'maidan_session'));
    expect(late.status).toBe(401);
    expect(readCookie(late.headers, 'session_hint')).toBe('');
    expect(late.headers.getSetCookie()).toHaveLength(3);
  });

  test('logging out one person leaves the cookie of another, who logged in on the other site [T-6]', async () => {
    const [ravi, divya] = [await signIn(api), await signIn(api)];
    const headers = { cookie: `maidan_session=${divya.cookie}` };
    const out = await api.request(logout, {}, { token: ravi.token, headers });
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []]);
    expect((await exchange(divya.cookie)).status).toBe(200);
    const own = await api.request(logout, {}, { token: divya.token, headers });
    expect(own.headers.getSetCookie()).toHaveLength(3);
  });

  test('foreign, missing and near origins, and a missing or wrong XSRF pair, are refused and use nothing up [T-6]', async () => {
    const { cookie } = await signIn(api);
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
    for (const origin of origins) expect((await exchange(cookie, { origin })).status).toBe(403);
    expect((await exchange(cookie, { 'x-xsrf-token': '' })).status).toBe(403);
    expect((await exchange(cookie, { 'x-xsrf-token': 'abc124' })).status).toBe(403);
    expect((await exchange(cookie, { cookie: `maidan_session=${cookie}` })).status).toBe(403);
    expect(
      (await exchange(cookie, { cookie: `XSRF-TOKEN=; maidan_session=${cookie}`, 'x-xsrf-token': '' })).status,
    ).toBe(403);
    expect((await exchange(cookie)).status).toBe(200);
  });

  test('an exchanged cookie no longer works, and the page that lost the race keeps the new one [T-6]', async () => {
    const { cookie } = await signIn(api);
    const first = await exchange(cookie);
    const replay = await exchange(cookie);
    expect([first.status, replay.status]).toEqual([200, 401]);
    expect(replay.headers.getSetCookie()).toEqual([]);
    expect((await exchange(readCookie(first.headers, 'maidan_session'))).status).toBe(200);
  });

  test('fifty trades of one cookie at once: one succeeds [T-6]', async () => {
    const { cookie } = await signIn(api);
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(cookie)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('no cookie, an invented one and one of an old login are 401 [T-6]', async () => {
    const { cookie } = await signIn(api);
    expect((await exchange('x'.repeat(43))).status).toBe(401);
    expect((await exchange('', { cookie: 'XSRF-TOKEN=abc123' })).status).toBe(401);
    api.wait(8 * DAY);
    expect((await exchange(cookie)).status).toBe(401);
  });
});
