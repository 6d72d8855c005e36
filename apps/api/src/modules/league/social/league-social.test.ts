import { leagueSocial } from '@maidan/contract/league/leagues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe.each(everyEngine)('social pages on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      'leagues.json': [
        { slug: 'cup', name: 'Gully <Cup>', created_at: '-1d' },
        { slug: 'quiet', name: 'Quiet', created_at: '-9d' },
      ],
      'league-social.json': [
        { slug: 'old', league: 'cup', content: '<p>First</p>', published_at: '-3d' },
        { slug: 'new', league: 'cup', content: '<p>Then<script>alert(1)</script></p>', published_at: '-1d' },
      ],
    });
  });
  afterAll(() => api.close());

  test('the address leads to a page; it is null for a league without posts, and 404 for an unknown one', async () => {
    expect(await api.reply(leagueSocial, { params: { id: 'cup' } })).toEqual({ url: '/api/ysl/social/cup' });
    expect(await api.reply(leagueSocial, { params: { id: 'quiet' } })).toEqual({ url: null });
    for (const id of ['nowhere', 99_999])
      expect((await api.request(leagueSocial, { params: { id } })).status).toBe(404);
  });

  test("the page shows the league's posts, newest first, and runs no scripts", async () => {
    const { text, status, headers } = await api.get('/api/ysl/social/cup');
    expect(status).toBe(200);
    expect(text.indexOf('Then')).toBeGreaterThan(0);
    expect(text.indexOf('First')).toBeGreaterThan(text.indexOf('Then'));
    expect(text).toContain('Gully &lt;Cup&gt;');
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self' http.*sandbox/);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect((await api.get('/api/ysl/social/nowhere')).status).toBe(404);
  });
});
