import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { securityHeaders } from '@maidan/http-edge/security-headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.remove());

const setUp: TestSite['setUp'] = (options) => site.setUp(options);

const CSP_REPORT = { 'content-type': 'application/csp-report' };

describe('the worker', () => {
  test('is checked at every visit, and has a policy under which it may load pages', async () => {
    const answer = await setUp().app.request('/worker.js');
    expect(await answer.text()).toBe('// keeps copies');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; connect-src 'self';/);
  });

  test('is replaced by one that removes it when the operator switches it off', async () => {
    const answer = await setUp({ env: { SERVICE_WORKER: 'off' } }).app.request('/worker.js');
    expect(await answer.text()).toBe('// removes them');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('documents', () => {
  test('one rendering serves everyone the same bytes, and the policy names only its inline text [H-5]', async () => {
    const { app, seen } = setUp();
    const answers = await Promise.all(['/', '/', '/'].map((path) => app.request(path)));
    expect(seen).toHaveLength(1);
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
    const [text = ''] = texts;
    expect(texts.size).toBe(1);
    expect(text).toContain('<script>ours</script>');
    expect(text).not.toContain(seen[0]?.nonce);
    const allowed = createHash('sha256').update('ours').digest('base64');
    expect(answers[0]?.headers.get('content-security-policy')).toContain(
      `; script-src 'self' 'sha256-${allowed}'; style`,
    );
    // The answer may set a reader's cookie, so shared caches must not keep it.
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('private, no-cache'));
  });

  test('each rendering marks its inline text with a new secret [H-5]', async () => {
    const { app, seen } = setUp();
    await Promise.all(['/', '/?page=2'].map((path) => app.request(path)));
    expect(new Set(seen.map(({ nonce }) => nonce)).size).toBe(2);
  });

  test('may frame the embed providers and the configured origins', async () => {
    const { app } = setUp({ env: { FRAME_ORIGINS: 'https://social.example' } });
    const policy = (await app.request('/')).headers.get('content-security-policy');
    expect(policy).toMatch(/; frame-src 'self' https:\/\/www\.youtube-nocookie\.com [^;]*https:\/\/social\.example;/);
  });

  test("are rendered without the reader's cookies, from the public address", async () => {
    const { app, seen } = setUp();
    await app.request('http://evil.example/?page=2', { headers: { cookie: 'session=1' } });
    expect(seen).toEqual([{ url: 'http://maidan.localhost:3000/?page=2', cookie: null, nonce: expect.any(String) }]);
  });

  test('set the cross-site cookie once', async () => {
    const { app } = setUp();
    expect((await app.request('/')).headers.get('set-cookie')).toMatch(
      /^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict$/,
    );
    const again = await app.request('/', { headers: { cookie: 'XSRF-TOKEN=abc' } });
    expect(again.headers.get('set-cookie')).toBeNull();
    const secure = setUp({ env: { FEED_ORIGIN: 'https://maidan.example' } });
    expect((await secure.app.request('/')).headers.get('set-cookie')).toContain('; Secure');
  });

  test('are compressed if the client accepts it', async () => {
    const { app } = setUp();
    const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<!doctype html>');
  });

  test('are the same and rendered once, regardless of unknown parameters [R-17]', async () => {
    const { app, seen } = setUp();
    const paths = ['/?page=2', '/?x=1&page=2', '/?page=2&page=3', '/?utm_source=a&page=2', '/?page=2#x'];
    for (const path of paths) expect((await app.request(path)).status).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual(['http://maidan.localhost:3000/?page=2']);
    await app.request(`/?page=${'9'.repeat(10_000)}`);
    expect(seen.at(-1)?.url.length).toBeLessThan(300);
  });

  test('with different known parameters are different documents, however close in time [R-17]', async () => {
    const { app, seen } = setUp();
    for (const path of ['/?page=2', '/?page=3', '/', '/?page=2']) await app.request(path);
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(['?page=2', '?page=3', '']);
  });

  test('contain the id of their request if they fail, even when one rendering answers several', async () => {
    const { app } = setUp();
    const answer = await app.request('/unavailable');
    expect(await answer.text()).toContain(`report ${answer.headers.get('x-request-id')}`);
  });

  test('keep the status, and HEAD has no body', async () => {
    const { app } = setUp();
    expect((await app.request('/missing')).status).toBe(404);
    const head = await app.request('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each([
    ['', '/broken'],
    [', even if the router answers with bare text', '/bare'],
    [', even if the router answers with nothing', '/empty'],
  ])('that cannot be rendered answer 500 without details, but with the code to report%s [R-2]', async (_, path) => {
    const answer = await setUp().app.request(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const text = await answer.text();
    expect(text).not.toContain('secret');
    expect(text).toContain(`<code>${answer.headers.get('x-request-id')}</code>`);
  });
});

describe('static files', () => {
  test('are compressed, and cached for a year if their name is a hash of their content', async () => {
    const { app } = setUp();
    const answer = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect((await app.request('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('a missing chunk is a plain 404, never a page', async () => {
    const { app, seen } = setUp();
    const answer = await app.request('/assets/gone-3c4d.js');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    expect(seen).toEqual([]);
  });

  test('the scorer’s worker may only fetch from its own site', async () => {
    const answer = await setUp().app.request('/score-worker.js');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each(['/assets/../../secret', '/assets/%2e%2e/%2e%2e/secret', '/..%2fsecret'])(
    '%s leads nowhere',
    async (path) => {
      expect(await (await setUp().app.request(path)).text()).not.toBe('secret');
    },
  );
});

test('every answer carries the table of headers and a request id [H-6 H-10 R-2]', async () => {
  const { app } = setUp({ env: { FEED_ORIGIN: 'https://maidan.example' } });
  const table = securityHeaders({ origin: 'https://maidan.example', hstsPreload: false });
  const answers = {
    200: await app.request('/'),
    304: await app.request('/robots.txt', { headers: { 'if-modified-since': new Date().toUTCString() } }),
    404: await app.request('/missing'),
    405: await app.request('/', { method: 'PUT' }),
    413: await app.request('/reports', { method: 'POST', body: 'a'.repeat(20_000), headers: CSP_REPORT }),
    500: await app.request('/broken'),
    503: await setUp({ ready: false, env: { FEED_ORIGIN: 'https://maidan.example' } }).app.request(
      '/readyz',
      {},
      { peer: '127.0.0.1' },
    ),
    health: await app.request('/healthz'),
    chunk: await app.request('/assets/gone.js'),
    file: await app.request('/robots.txt'),
  };
  for (const [kind, { headers }] of Object.entries(answers)) {
    const { 'Content-Security-Policy': _, ...fixed } = table;
    for (const [name, value] of Object.entries(fixed))
      expect([kind, name, headers.get(name)]).toEqual([kind, name, value]);
    expect([kind, headers.get('content-security-policy')]).toEqual([
      kind,
      expect.stringMatching(/frame-ancestors 'none'/),
    ]);
    expect([kind, headers.get('x-request-id')]).toEqual([kind, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  }
});

test('the log contains routes, never paths [R-9]', async () => {
  const { app, logged } = setUp();
  const secret = '157046995808179';
  const answers = [
    ['/healthz', '/healthz'],
    ['/robots.txt', '/*'],
    ['/worker.js', '/worker.js'],
    ['/assets/app-1a2b.js', '/assets/*'],
    [`/assets/${secret}.js`, '/assets/*'],
    [`/message/single/${secret}`, '/message/single/:id'],
    [`/message/single/${secret}`, '/message/single/:id'],
    [`/broken/${secret}`, '/*'],
  ];
  for (const [path = ''] of answers) await app.request(path);
  await app.request(`/message/single/${secret}`, { method: 'PUT' });
  const lines = logged.filter(({ msg }) => msg === 'request');
  expect(lines.map(({ route }) => route)).toEqual([...answers.map(([, route]) => route), '/*']);
  expect(JSON.stringify(logged)).not.toContain(secret);
});

test('the manifest of the bundler is private [H-10]', async () => {
  const answer = await setUp().app.request('/.vite/manifest.json');
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

test('only the operator may read the state of a site', async () => {
  const { app } = setUp({ env: { METRICS_TOKEN: 'the token of the operator', API_ORIGIN: 'http://127.0.0.1:9' } });
  const read = async (peer: string, headers = {}) => (await app.request('/readyz', { headers }, { peer })).text();
  const report = JSON.stringify({ status: 'api unreachable' });
  expect(await read('127.0.0.1')).toBe(report);
  expect(await read('203.0.113.1', { authorization: 'Bearer the token of the operator' })).toBe(report);
  expect(await read('203.0.113.1', { authorization: 'Bearer another' })).not.toBe(report);
  expect(await read('127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).not.toBe(report);
});

test('a site counts its answers by kind and status, for the operator only', async () => {
  const { app } = setUp();
  await app.request('/about');
  await app.request('/assets/gone.js');
  const text = await (await app.request('/metrics', {}, { peer: '127.0.0.1' })).text();
  expect(text).toContain('site_request_duration_seconds_count{kind="page",status="200"} 1');
  expect(text).toContain('site_request_duration_seconds_count{kind="asset",status="404"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  for (const headers of [{ 'x-forwarded-for': '203.0.113.1' }, { authorization: 'Bearer guess' }]) {
    const peer = 'authorization' in headers ? '203.0.113.1' : '127.0.0.1';
    expect(await (await app.request('/metrics', { headers }, { peer })).text()).not.toContain('# HELP');
  }
});

test('a site without its API is alive but not ready; a stopping site is not ready', async () => {
  const { app } = setUp({ env: { API_ORIGIN: 'http://127.0.0.1:9' } });
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz', {}, { peer: '127.0.0.1' })).status).toBe(503);
  expect(await (await setUp({ ready: false }).app.request('/readyz', {}, { peer: '127.0.0.1' })).json()).toEqual({
    status: 'stopping',
  });
});

test('other methods are refused', async () => {
  const answer = await setUp().app.request('/', { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
