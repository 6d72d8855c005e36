import { afterEach, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { signIn } from '../../../testing/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
afterEach(() => api.close());

/** How many of so many reads get through. */
const reads = async (count: number, parts: Parameters<TestApp['get']>[1]): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: count }, () => api.get('/api/hasnewconversation', parts)));
  return answers.filter((answer) => answer.status !== 429).length;
};

test('a person may read 300 times at once and two a second after that, wherever they are', async () => {
  api = await createTestApp('SQLite');
  const { token } = await signIn(api);
  expect(await reads(310, { token, peer: '203.0.113.1' })).toBe(300);
  const refused = await api.get('/api/hasnewconversation', { token, peer: '203.0.113.2' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.json).toMatchObject({ code: 'too_many_requests', request_id: expect.any(String) });
  api.wait(MINUTE);
  expect(await reads(200, { token })).toBe(120);
});

test('an address has room for a venue, a neighbour is not touched, this machine is not limited', async () => {
  api = await createTestApp('SQLite');
  const visit = async (count: number, peer: string) => {
    const answers = await Promise.all(Array.from({ length: count }, () => api.get('/api/hometagscroller', { peer })));
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
