import { exchangeSession } from '@maidan/contract/account/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLogin, signIn } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import { createTestApp, LEAGUE } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const FEED_TLS = 'https://maidan.example';
const LEAGUE_TLS = 'https://league.maidan.example';

let api: TestApp;
let secure: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  secure = await createTestApp('SQLite', {
    feedOrigin: FEED_TLS,
    leagueOrigin: LEAGUE_TLS,
    cookieDomain: 'maidan.example',
  });
});
afterAll(async () => {
  await api.close();
  await secure.close();
});

type Login = Pick<TestUser, 'cookie' | 'xsrf' | 'userId'>;

const exchange = ({ request }: TestApp, { cookie, xsrf, userId }: Login, origin: string) => {
  const headers = { origin, 'x-xsrf-token': xsrf, cookie: `maidan_session=${cookie}` };
  return request(exchangeSession, { body: { user_id: userId } }, { headers });
};

test('a login has at most six tokens: a seventh ends the oldest [T-8]', async () => {
  const user = await signIn(api);
  const tokens = [user.token];
  let login: Login = user;
  for (let index = 0; index < 6; index += 1) {
    // Tokens created in the same millisecond have no order.
    api.wait(1);
    const answer = await exchange(api, login, LEAGUE);
    tokens.push(exchangeSession.response.parse(answer.json).access_token);
    login = { ...user, ...readLogin(answer.headers) };
  }
  const statuses = await Promise.all(tokens.map(async (token) => (await api.get('/api/me', { token })).status));
  expect(statuses).toEqual([401, 200, 200, 200, 200, 200, 200]);
});

test('over TLS every cookie of a login is Secure [B3]', async () => {
  const set = (await exchange(secure, await signIn(secure), LEAGUE_TLS)).headers.getSetCookie();
  expect(set.length).toBeGreaterThan(2);
  expect(set.filter((line) => !/; Secure/.test(line))).toEqual([]);
});
