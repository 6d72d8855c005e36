import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.remove());

const LEAGUE = 'https://league.example';
const env = { FEED_ORIGIN: 'https://feed.example', LEAGUE_ORIGIN: LEAGUE };

async function handOver(query: Record<string, string>, origin: string | null, more: NodeJS.ProcessEnv = {}) {
  const answer = await site
    .setUp({ env: { ...env, ...more } })
    .app.request(`/hand-over?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: origin === null ? {} : { origin },
    });
  return [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')];
}

describe('a link from the sister site [B3-2]', () => {
  test('leads to its page, and says for a minute and for this host alone who followed it', async () => {
    const cookie = '__Host-handed_over=7; Path=/; Secure; SameSite=Lax; Max-Age=60';
    expect(await handOver({ user_id: '7', to: '/message/single/a?x=1' }, LEAGUE)).toEqual([
      303,
      '/message/single/a?x=1',
      cookie,
    ]);
  });

  test.each([
    'https://games.feed.example',
    'https://feed.example',
    'http://league.example',
    'https://league.example.evil.example',
    'null',
    null,
  ])('from %s it only leads to its page', async (origin) => {
    expect(await handOver({ user_id: '7', to: '/about' }, origin)).toEqual([303, '/about', null]);
  });

  test.each(['', '-1', '7; Domain=example', '7\r\nSet-Cookie: a=b', '1e3', '12345678901234567890'])(
    'hands over no user %j',
    async (id) => {
      expect(await handOver({ user_id: id, to: '/about' }, LEAGUE)).toEqual([303, '/about', null]);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
  ])('leads home in place of %s', async (to) => {
    const [status, location] = await handOver({ user_id: '7', to }, LEAGUE);
    expect([status, location]).toEqual([303, '/']);
  });
});
