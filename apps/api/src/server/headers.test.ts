import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importContent, manyPosts } from '../../testing/packs.ts';
import { signIn } from '../../testing/people/users.ts';
import { createTestApp, FEED, LEAGUE } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  await importContent(api, manyPosts(2));
});
afterAll(() => api.close());

const preflight = (origin: string) =>
  api.send('OPTIONS', '/api/mobileotp', { headers: { origin, 'access-control-request-method': 'POST' } });

describe('other origins', () => {
  const near = [
    'null',
    '',
    'https://evil.example',
    `${FEED}.evil.example`,
    `${FEED}/`,
    `${FEED}:80`,
    'http://maidan.localhost',
    'https://maidan.localhost:3000',
    'http://evil.maidan.localhost:3000',
    'http://MAIDAN.localhost:3000',
    '*',
    'http://maidan.localhost:3000@evil.example',
    'http://maidan.localhost:30000',
    'file://',
    `${FEED} ${LEAGUE}`,
  ];

  test('only the two sites may read, and never with credentials [B1]', async () => {
    for (const origin of [FEED, LEAGUE]) {
      const { headers } = await api.get('/api/tag/all', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
    }
    for (const path of ['/api/tag/all', '/api/me', '/api/nothing', '/healthz']) {
      for (const origin of near) {
        const { headers } = await api.get(path, { headers: { origin } });
        expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, null]);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('vary')).toContain('Origin');
      }
    }
  });

  test('a preflight request succeeds only for the two sites', async () => {
    const { status, headers } = await preflight(LEAGUE);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, LEAGUE]);
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-headers')).toBeNull();
  });
});

describe('every reply', () => {
  test('of every kind carries the security headers and its own id', async () => {
    const answers = [
      await api.get('/api/tag/all'),
      await api.get('/api/nothing'),
      await api.get('/api/me'),
      await api.send('POST', '/api/tag/all', {}, {}),
      await api.send('POST', '/api/comments', {}, '{'),
      await api.get('/api/media/nothing.webp'),
      await api.send('OPTIONS', '/api/tag/all'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'.*sandbox/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(answers.length);
    const own = await api.get('/api/nothing', { headers: { 'x-request-id': 'mine' } });
    expect(own.headers.get('x-request-id')).toBe((own.json as { request_id: string }).request_id);
    expect(own.headers.get('x-request-id')).not.toBe('mine');
  });

  test('keeps browsers on https if the sites use it, other subdomains only if the operator requests it [H-11]', async () => {
    const secure = await createTestApp('SQLite', {
      feedOrigin: 'https://maidan.example',
      leagueOrigin: 'https://ysl.maidan.example',
    });
    expect((await secure.get('/api/tag/all')).headers.get('strict-transport-security')).toContain('max-age=63072000');
    const { headers } = await secure.get('/api/tag/all', { headers: { origin: FEED } });
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    await secure.close();
    const bound = await createTestApp('SQLite', { feedOrigin: 'https://maidan.example', hstsPreload: true });
    expect((await bound.get('/api/tag/all')).headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    await bound.close();
  });
});

describe('caching', () => {
  test('a public reply has an ETag that changes with its content, and is 304 for a client that has it', async () => {
    const first = await api.get('/api/tag/all');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    const again = await api.get('/api/tag/all', { headers: { 'if-none-match': `"other", ${etag.slice(2)}` } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    await api.db.updateTable('tags').set({ name: 'House' }).execute();
    expect((await api.get('/api/tag/all', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('replies that change within seconds are revalidated each time, by every cache', async () => {
    await importContent(api, { 'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-20d' }] });
    const wall = await api.get('/api/ysl/wall/cup');
    expect([wall.status, wall.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    const etag = wall.headers.get('etag') ?? '';
    expect((await api.get('/api/ysl/wall/cup', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('personal replies, errors and writes are never cached', async () => {
    const { token } = await signIn(api);
    const me = await api.get('/api/me', { token });
    expect([me.headers.get('cache-control'), me.headers.get('etag')]).toEqual(['private, no-store', null]);
    expect((await api.get('/api/nothing')).headers.get('cache-control')).toBe('no-store');
    const comments = await api.send('POST', '/api/comments', {}, { post_id: 'post-1' });
    expect(comments.headers.get('cache-control')).toBe('no-store');
  });
});
