import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.remove());

const LEAGUE = 'https://league.example';
const env = { FEED_ORIGIN: 'https://feed.example', LEAGUE_ORIGIN: LEAGUE };

async function handOver(userId: string, origin: string | null) {
  const answer = await site.setUp({ env }).app.request(`/hand-over?${new URLSearchParams({ user_id: userId })}`, {
    method: 'POST',
    headers: origin === null ? {} : { origin },
  });
  return [answer.status, answer.headers.get('set-cookie')];
}

describe('a link from the sister site [B3-2]', () => {
  test('remembers for a minute, for this host only, who followed it', async () => {
    const cookie = '__Host-handed_over=7; Path=/; Secure; SameSite=Lax; Max-Age=60';
    expect(await handOver('7', LEAGUE)).toEqual([204, cookie]);
  });

  test.each([
    'https://games.feed.example',
    'https://feed.example',
    'http://league.example',
    'https://league.example.evil.example',
    'null',
    null,
  ])('from %s, nothing is remembered', async (origin) => {
    expect(await handOver('7', origin)).toEqual([204, null]);
  });

  test.each(['', '-1', '7; Domain=example', '7\r\nSet-Cookie: a=b', '1e3', '12345678901234567890'])(
    'hands over no user %j',
    async (id) => {
      expect(await handOver(id, LEAGUE)).toEqual([204, null]);
    },
  );
});
