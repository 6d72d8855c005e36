import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from './log.server.ts';
import { precompress } from '../build/precompress.ts';
import { createSiteApp } from './site-app.server.ts';
import { readSiteEnv } from './site-env.server.ts';

let dir: string;
let clientDir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'maidan-site-'));
  clientDir = join(dir, 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  // What a path that climbs out of the folder would find.
  await writeFile(join(dir, 'secret'), 'secret');
  await writeFile(join(clientDir, 'assets', 'app-1a2b.js'), `export const words = '${'maidan '.repeat(400)}';`);
  await writeFile(join(clientDir, 'robots.txt'), 'User-agent: *\n');
  await precompress(clientDir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

function setUp(options: { env?: NodeJS.ProcessEnv; ready?: boolean } = {}) {
  const seen: { url: string; cookie: string | null; nonce: string }[] = [];
  const app = createSiteApp({
    env: readSiteEnv('feed', { NODE_ENV: 'production', ...options.env }),
    log: createLog('test', 'silent'),
    clientDir,
    ready: () => options.ready ?? true,
    render: async (request, { nonce }) => {
      seen.push({ url: request.url, cookie: request.headers.get('cookie'), nonce });
      if (request.url.includes('broken')) throw new Error('secret detail');
      const status = request.url.includes('missing') ? 404 : 200;
      const html = `<!doctype html><script nonce="${nonce}"></script>`;
      return new Response(html, { status, headers: { 'content-type': 'text/html' } });
    },
  });
  return { app, seen };
}

describe('documents', () => {
  test('one rendering serves many, each with a nonce of its own [H-5]', async () => {
    const { app, seen } = setUp();
    const answers = await Promise.all(['/', '/', '/'].map((path) => app.request(path)));
    expect(seen).toHaveLength(1);
    const nonces = await Promise.all(
      answers.map(async (answer) => {
        const inHtml = /nonce="([^"]+)"/.exec(await answer.text())?.[1];
        expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${inHtml}'`);
        return inHtml;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
    expect(nonces).not.toContain(seen[0]?.nonce);
  });

  test('may frame the embed providers and the origins of the setting', async () => {
    const { app } = setUp({ env: { FRAME_ORIGINS: 'https://social.example' } });
    const policy = (await app.request('/')).headers.get('content-security-policy');
    expect(policy).toMatch(/; frame-src 'self' https:\/\/www\.youtube-nocookie\.com [^;]*https:\/\/social\.example;/);
  });

  test("are rendered without the reader's cookies, from the public address", async () => {
    const { app, seen } = setUp();
    await app.request('http://evil.example/?page=2', { headers: { cookie: 'session=1' } });
    expect(seen).toEqual([{ url: 'http://maidan.localhost:3000/?page=2', cookie: null, nonce: expect.any(String) }]);
  });

  test('bring the cross-site cookie once', async () => {
    const { app } = setUp();
    expect((await app.request('/')).headers.get('set-cookie')).toMatch(
      /^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict$/,
    );
    const again = await app.request('/', { headers: { cookie: 'XSRF-TOKEN=abc' } });
    expect(again.headers.get('set-cookie')).toBeNull();
    const secure = setUp({ env: { FEED_ORIGIN: 'https://maidan.example' } });
    expect((await secure.app.request('/')).headers.get('set-cookie')).toContain('; Secure');
  });

  test('are compressed when the reader can read it', async () => {
    const { app } = setUp();
    const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<!doctype html>');
  });

  test('keep the status, and HEAD has no body', async () => {
    const { app } = setUp();
    expect((await app.request('/missing')).status).toBe(404);
    const head = await app.request('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('that cannot be rendered answer 500 without a detail', async () => {
    const answer = await setUp().app.request('/broken');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  });
});

describe('static files', () => {
  test('are compressed and kept for a year when their name holds their content', async () => {
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

  test.each(['/assets/../../secret', '/assets/%2e%2e/%2e%2e/secret', '/..%2fsecret'])(
    '%s leads nowhere',
    async (path) => {
      await writeFile(join(clientDir, '..', 'secret'), 'secret');
      expect(await (await setUp().app.request(path)).text()).not.toBe('secret');
    },
  );
});

test('every answer carries the fixed headers and a request id [H-6 R-2]', async () => {
  const { app } = setUp({ env: { FEED_ORIGIN: 'https://maidan.example' } });
  for (const path of ['/', '/missing', '/broken', '/healthz', '/assets/gone.js', '/robots.txt']) {
    const { headers } = await app.request(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('strict-transport-security'), path).toContain('max-age=63072000');
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a site without its API is alive, not ready; one that stops is not ready', async () => {
  const { app } = setUp({ env: { API_ORIGIN: 'http://127.0.0.1:9' } });
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
  expect(await (await setUp({ ready: false }).app.request('/readyz')).json()).toEqual({ status: 'stopping' });
});

test('other methods are refused', async () => {
  const answer = await setUp().app.request('/', { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
