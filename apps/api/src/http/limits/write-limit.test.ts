import { like } from '@maidan/contract/feed/likes';
import { afterEach, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
afterEach(() => api.close());

test('a user may write 60 times at once and once a second after that, from any address [R-3]', async () => {
  api = await createTestApp('SQLite');
  await importContent(api, manyPosts(1));
  const { token } = await signIn(api);
  const likes = async (count: number): Promise<number> => {
    let taken = 0;
    for (let index = 0; index < count; index += 1) {
      const parts = { token, peer: `203.0.113.${index}` };
      const { status } = await api.request(like, { body: { post_id: 1, type: 'thumbsup' } }, parts);
      taken += status === 200 ? 1 : 0;
    }
    return taken;
  };
  expect(await likes(65)).toBe(60);
  api.wait(MINUTE / 2);
  expect(await likes(40)).toBe(30);
});

test('without a trusted proxy, X-Forwarded-For does not identify the caller [R-3 R-14]', async () => {
  api = await createTestApp('SQLite', { trustedProxies: 0 });
  let taken = 0;
  for (let index = 0; index < 310; index += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:${index}::1` };
    const { status } = await api.get('/api/hometagscroller', { peer: '2001:db8:ffff::1', headers });
    taken += status === 200 ? 1 : 0;
  }
  expect(taken).toBe(300);
});
