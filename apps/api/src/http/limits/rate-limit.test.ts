import { afterEach, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
afterEach(() => api.close());

type Parts = Parameters<TestApp['get']>[1];

/** Above 500 simultaneous requests the API sheds load, whatever their limits. */
const AT_ONCE = 400;

/** The replies to `count` reads of a path. */
async function readOften(count: number, path: string, parts: Parts) {
  const answers = [];
  for (let left = count; left > 0; left -= AT_ONCE) {
    answers.push(...(await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => api.get(path, parts)))));
  }
  return answers;
}

/** How many of `count` reads succeed. */
const reads = async (count: number, parts: Parts): Promise<number> => {
  const answers = await readOften(count, '/api/hasnewconversation', parts);
  return answers.filter((answer) => answer.status !== 429).length;
};

test('a user may read 300 times at once and twice a second after that, from any address', async () => {
  api = await createTestApp('SQLite');
  const { token } = await signIn(api);
  expect(await reads(310, { token, peer: '203.0.113.1' })).toBe(300);
  const refused = await api.get('/api/hasnewconversation', { token, peer: '203.0.113.2' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.json).toMatchObject({ code: 'too_many_requests', request_id: expect.any(String) });
  api.wait(MINUTE);
  expect(await reads(200, { token })).toBe(120);
});

test('an IPv4 address has room for a whole venue, its neighbour has its own limit, and this machine has none', async () => {
  api = await createTestApp('SQLite');
  const visit = async (count: number, peer: string) => {
    const answers = await readOften(count, '/api/hometagscroller', { peer });
    return answers.filter((answer) => answer.status === 200).length;
  };
  expect(await visit(1510, '203.0.113.1')).toBe(1500);
  expect(await visit(10, '203.0.113.2')).toBe(10);
  expect(await visit(310, '2001:db8::1')).toBe(300);
  expect(await visit(5, '2001:db8::2')).toBe(0);
  expect(await visit(1600, '127.0.0.1')).toBe(1600);
});

test('a caller cannot change identity with X-Forwarded-For', async () => {
  api = await createTestApp('SQLite', { trustedProxies: 1 });
  const visit = (forwarded: string) =>
    api.get('/api/hometagscroller', { peer: '127.0.0.1', headers: { 'x-forwarded-for': forwarded } });
  for (let index = 0; index < 300; index += 1) await visit(`10.0.${index}.1, 2001:db8:5::1`);
  expect((await visit('10.9.9.9, 2001:db8:5::1')).status).toBe(429);
  expect((await visit('2001:db8:5::1, 203.0.113.9')).status).toBe(200);
});

test.each([
  ['/api/media/x.webp', 600],
  ['/api/preview/post/x/y.jpg', 60],
  ['/api/ysl/calendar/league/x.ics', 60],
  ['/api/ysl/social/x', 300],
  ['/api/forms/file/x', 300],
  ['/api/no/such/call', 300],
  ['/nothing', 300],
])('a flood of %s ends in 429 after %i for one household [R-17]', async (path, allowed) => {
  api = await createTestApp('SQLite');
  const answers = await readOften(allowed + 5, path, { peer: '2001:db8::1' });
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused[0]?.headers.get('ratelimit')).toMatch(/^"[a-z]+";r=0;t=\d+$/);
});

test.each([
  [
    '203.0.113.1',
    {
      read: '1500;w=75',
      write: '300;w=60',
      media: '3000;w=60',
      preview: '120;w=120',
      calendar: '300;w=150',
      'failed-login': '300;w=300',
    },
  ],
  [
    '2001:db8::1',
    {
      read: '300;w=150',
      write: '60;w=60',
      media: '600;w=60',
      preview: '60;w=120',
      calendar: '60;w=120',
      'failed-login': '60;w=180',
    },
  ],
])('the limits of %s [R-3 R-17]', async (peer, limits) => {
  api = await createTestApp('SQLite');
  const calls = [
    ['GET', '/api/hometagscroller'],
    ['POST', '/api/usersubscribe'],
    ['GET', '/api/media/x.webp'],
    ['GET', '/api/preview/post/x/y.jpg'],
    ['GET', '/api/ysl/calendar/league/x.ics'],
    ['GET', '/api/me'],
  ] as const;
  const policies = calls.map(async ([method, path]) =>
    (await api.send(method, path, { peer })).headers.get('ratelimit-policy'),
  );
  expect(await Promise.all(policies)).toEqual(Object.entries(limits).map(([name, limit]) => `"${name}";q=${limit}`));
});

test('the limits of a user [R-3]', async () => {
  api = await createTestApp('SQLite');
  const { token } = await signIn(api);
  const calls = [
    ['GET', '/api/me', '"read";q=300;w=150'],
    ['POST', '/api/islike', '"write";q=60;w=60'],
    ['POST', '/api/newcomment', '"comment";q=10;w=60'],
    ['POST', '/api/forms/formresponse/save', '"upload";q=30;w=1800'],
  ] as const;
  for (const [method, path, limit] of calls) {
    expect((await api.send(method, path, { token })).headers.get('ratelimit-policy')).toBe(limit);
  }
});

test('guessing tokens ends in 429, and a valid token from the same address still works [R-17]', async () => {
  api = await createTestApp('SQLite');
  const { token } = await signIn(api);
  const guess = async (peer: string) => (await api.get('/api/me', { token: `${token}x`, peer })).status;
  const statuses = await Promise.all(Array.from({ length: 70 }, () => guess('2001:db8::1')));
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await api.get('/api/me', { token, peer: '2001:db8::1' })).status).toBe(200);
  expect(await guess('203.0.113.1')).toBe(401);
});

test('a request forwarded by a proxy on this machine is limited and has no privileges [R-14]', async () => {
  api = await createTestApp('SQLite', { showOutbox: false });
  const proxied = { peer: '127.0.0.1', headers: { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' } };
  for (const path of ['/metrics', '/readyz']) {
    expect([path, (await api.get(path, proxied)).status]).toEqual([path, 404]);
    expect([path, (await api.get(path)).status]).toEqual([path, 200]);
  }
  const answers = await readOften(1509, '/api/hometagscroller', proxied);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
  expect(api.logged.filter(({ msg }) => /TRUSTED_PROXIES/.test(String(msg)))).toHaveLength(1);
});

test("a developer's browser has no limit behind a site on the same machine", async () => {
  api = await createTestApp('SQLite', { trustedProxies: 1 });
  const own = { peer: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } };
  const answers = await readOften(1510, '/api/hometagscroller', own);
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
});
