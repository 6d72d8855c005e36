import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './create-app.ts';
import { requestCode, newPhone, signIn } from '../../testing/people/users.ts';
import { requester } from '../../testing/requester.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite', { metricsToken: 'a token for the scraper' });
});
afterAll(() => api.close());

describe('health', () => {
  test('always live, and ready while the schema is current and the server is not stopping', async () => {
    expect((await api.get('/healthz')).json).toEqual({ status: 'ok' });
    expect((await api.get('/readyz')).json).toEqual({ status: 'ready' });
    const stopping = requester(createApp({ ...api.world, isReady: () => false }));
    const answer = await stopping.get('/readyz');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await stopping.get('/healthz')).status).toBe(200);
    const broken = await createTestApp('SQLite');
    await broken.db.schema.dropTable('schema_migrations').execute();
    expect((await broken.get('/readyz')).status).toBe(503);
    await broken.close();
  });
});

describe('metrics', () => {
  test('are only for this machine or with the token', async () => {
    await api.get('/api/tag/all');
    const { status, text } = await api.get('/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(/http_request_duration_seconds_count\{route="main\/tag\/all",method="GET",status="200"\} 1/);
    const stranger = { peer: '203.0.113.1' };
    expect((await api.get('/metrics', stranger)).status).toBe(404);
    expect((await api.get('/metrics', { ...stranger, token: 'another token' })).status).toBe(404);
    expect((await api.get('/metrics', { ...stranger, token: 'a token for the scraper' })).status).toBe(200);
  });
});

describe('the outbox', () => {
  test('lists messages newest first, as JSON and as a page without scripts', async () => {
    const local = await createTestApp('SQLite');
    const sent = [
      { recipient: '9000000001', content: '123456 is your code', sent_at: local.now() },
      { recipient: '9000000002', content: '<img src=x onerror=alert(1)>', sent_at: local.now() + 1 },
    ];
    await local.db.insertInto('sms_outbox').values(sent).execute();
    const { json } = await local.get('/dev/outbox.json');
    expect(json).toEqual([
      { to: '9000000002', text: '<img src=x onerror=alert(1)>', sent_at: '2026-11-20T12:00:00.001Z' },
      { to: '9000000001', text: '123456 is your code', sent_at: '2026-11-20T12:00:00.000Z' },
    ]);
    const page = await local.get('/dev/outbox');
    expect(page.text).toContain('<strong>123456</strong>');
    expect(page.text).toContain('&lt;img src=x');
    expect(page.text).not.toContain('<img');
    const style = /<style>([^]*)<\/style>/.exec(page.text)?.[1] ?? '';
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; ` +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    await local.close();
  });

  test.each([
    { peer: '203.0.113.1' },
    { headers: { 'x-forwarded-for': '203.0.113.1' } },
    { headers: { 'x-forwarded-for': '203.0.113.1, 127.0.0.1' } },
    { headers: { 'x-forwarded-for': '127.0.0.1, 10.0.0.1' } },
    { headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'maidan.example' } },
    { headers: { host: 'rebound.example' } },
  ])('is only for browsers on this machine, not for %j [R-13]', async (parts) => {
    const local = await createTestApp('SQLite', { trustedProxies: 1 });
    const own = { headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'maidan.localhost:3000' } };
    for (const path of ['/dev/outbox', '/dev/outbox.json']) {
      expect((await local.get(path, parts)).status).toBe(404);
      expect((await local.get(path, own)).status).toBe(200);
    }
    await local.close();
  });

  test('is absent when messages are really sent', async () => {
    const real = await createTestApp('SQLite', { showOutbox: false });
    for (const path of ['/dev/outbox', '/dev/outbox.json']) expect((await real.get(path)).status).toBe(404);
    await real.close();
  });
});

describe('logs', () => {
  test('one line per request, without personal data', async () => {
    const phone = newPhone();
    await requestCode(api, phone);
    const { token, userId } = await signIn(api);
    await api.get('/api/me?page=secret-query', { token, peer: '203.0.113.99' });
    await api.get('/api/post/some-secret-slug');
    const line = api.logged.find((entry) => entry['route'] === 'main/me');
    expect(line).toMatchObject({ method: 'GET', status: 200, user: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(line).toHaveProperty('request_id');
    const all = JSON.stringify(api.logged);
    for (const secret of [phone, token, `"${userId}"`, '203.0.113.99', 'secret-query', 'some-secret-slug', 'Asha']) {
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    }
  });

  test('a server error is logged with its cause, and the reply does not reveal it', async () => {
    const broken = await createTestApp('SQLite');
    await broken.db.schema.dropTable('tag_scroller_tags').execute();
    await broken.db.schema.dropTable('comments').execute();
    const answer = await broken.get('/api/post/all');
    expect([answer.status, answer.json]).toEqual([500, expect.objectContaining({ code: 'internal' })]);
    expect(answer.text).not.toMatch(/comments|sqlite|stack|\.ts/i);
    const logged = broken.logged.find((entry) => entry['msg'] === 'request failed');
    expect(JSON.stringify(logged)).toContain('no such table');
    expect(logged?.['request_id']).toBe((answer.json as { request_id: string }).request_id);
    await broken.close();
  });
});
