import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.remove());

const setUp: TestSite['setUp'] = (options) => site.setUp(options);

describe('limits', () => {
  const flood = async (path: string, count: number, peer: string, app = setUp().app) => {
    const paths = Array.from({ length: count }, (_, index) => path.replace('#', `${index}`));
    const answers = await Promise.all(paths.map((one) => app.request(one, {}, { peer })));
    return { app, refused: answers.filter(({ status }) => status === 429) };
  };

  test.each([
    ['/', 120],
    ['/missing-#', 60],
    ['/assets/app-1a2b.js', 1200],
  ])('a flood of %s ends in 429 after %i for one household, with a readable page [R-3 R-17]', async (path, allowed) => {
    const { app, refused } = await flood(path, allowed + 3, '2001:db8::1');
    expect(refused).toHaveLength(3);
    const [answer] = refused;
    expect(answer?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer?.headers.get('ratelimit')).toMatch(/^"[a-z]+";r=0;t=\d+$/);
    expect(await answer?.text()).toContain('Please try again in 1 s.');
    expect((await app.request(path, {}, { peer: '2001:db8:0:1::1' })).status).not.toBe(429);
  });

  test.each([
    ['203.0.113.1', ['"render";q=150;w=30', '"document";q=600;w=60', '"file";q=6000;w=60', '"report";q=60;w=60']],
    ['2001:db8::1', ['"render";q=60;w=60', '"document";q=120;w=60', '"file";q=1200;w=120', '"report";q=20;w=60']],
  ])('the limits of %s [R-3 R-17]', async (peer, limits) => {
    const { app } = setUp();
    // The second time, the page comes from the cache.
    const paths = ['/', '/', '/assets/app-1a2b.js', '/reports'];
    const policies: (string | null)[] = [];
    for (const path of paths) {
      const answer = await app.request(path, { method: path === '/reports' ? 'POST' : 'GET' }, { peer });
      policies.push(answer.headers.get('ratelimit-policy'));
    }
    expect(policies).toEqual(limits);
  });

  test('the limit of an IPv4 address suffices for a venue, and this machine has none', async () => {
    expect((await flood('/', 600, '203.0.113.1')).refused).toEqual([]);
    expect((await flood('/missing-#', 700, '127.0.0.1')).refused).toEqual([]);
  });

  test('a proxy on this machine that is not configured gives no caller its privileges [R-14]', async () => {
    const { app } = setUp();
    const proxied = { headers: { 'x-forwarded-for': '198.51.100.7' } };
    const answers = await Promise.all(
      Array.from({ length: 601 }, () => app.request('/', proxied, { peer: '127.0.0.1' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('refusals are delayed for a second, while others are served [R-17 R-20]', async () => {
    const { app } = await flood('/', 120, '2001:db8::1');
    const started = performance.now();
    const refused = Array.from({ length: 100 }, () => app.request('/', {}, { peer: '2001:db8::1' }));
    const served = await Promise.race([...refused, app.request('/', {}, { peer: '2001:db8:0:1::1' })]);
    expect(served.status).toBe(200);
    expect((await Promise.race(refused)).status).toBe(429);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  test('too many renderings at once get a readable page with Retry-After [R-8 R-20]', async () => {
    const { app } = setUp({ slow: true });
    const answers = Array.from({ length: 60 }, (_, index) =>
      app.request(`/?page=${index}`, {}, { peer: '203.0.113.1' }),
    );
    const busy = await Promise.race(answers);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await busy.text()).toMatch(/Please try again in a moment[^]*<code>[0-9a-f-]{36}<\/code>/);
  });

  test('all addresses of a household wait in the same queue [R-20]', async () => {
    const { app } = setUp({ slow: true });
    const answers = Array.from({ length: 20 }, (_, index) =>
      app.request(`/?page=${index}`, {}, { peer: `2001:db8::${index + 1}` }),
    );
    expect((await Promise.race(answers)).status).toBe(503);
  });
});

describe('browser reports', () => {
  const violation = {
    type: 'csp-violation',
    body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/p/a-name?q=1' },
  };
  const send = (body: string, type = 'application/reports+json') => {
    const { app, logged } = setUp();
    const answer = app.request('/reports', { method: 'POST', body, headers: { 'content-type': type } });
    return { answer, logged };
  };

  test.each([
    ['application/reports+json', [violation]],
    [
      'application/csp-report',
      { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/x' } },
    ],
  ])('are logged by rule and origin, without an address [H-10]', async (type, body) => {
    const { answer, logged } = send(JSON.stringify(body), type);
    expect((await answer).status).toBe(204);
    const report = logged.find(({ msg }) => msg === 'a browser reported');
    expect(report).toMatchObject({
      type: 'csp-violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    });
    expect(JSON.stringify(logged)).not.toContain('a-name');
  });

  test.each([
    ['{', 'application/reports+json', 400],
    ['[]', 'application/json', 415],
    [JSON.stringify('a'.repeat(20_000)), 'application/csp-report', 413],
    ['null', 'application/csp-report', 204],
    ['[1, null, "x", {"body": 3}]', 'application/reports+json', 204],
  ])('%s as %s is %i', async (body, type, status) => {
    expect((await send(body, type).answer).status).toBe(status);
  });
});
