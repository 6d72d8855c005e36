import { exchangeSession, logout, sessions } from '@maidan/contract/account/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importContent, manyPosts } from '../../testing/packs.ts';
import { signIn } from '../../testing/people/users.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite', { specOnly: true });
  await importContent(api, manyPosts(7));
});
afterAll(() => api.close());

test('replies have only the fields of the specification, with ids and flags as strings and absent ones as null', async () => {
  const [page] = (await api.get('/api/tag_posts/home')).json as [Record<string, unknown> & { posts: object[] }];
  expect(page).not.toHaveProperty('cursor');
  expect(page).not.toHaveProperty('following');
  expect(page).toMatchObject({ id: expect.stringMatching(/^\d+$/), audio: null, subscribe: 100 });
  expect(page.posts[0]).toMatchObject({ id: expect.stringMatching(/^\d+$/), name_status: '1', action_url: null });
  for (const extension of ['created_at', 'comment_count', 'width', 'alt'])
    expect(page.posts[0]).not.toHaveProperty(extension);
  expect((await api.get('/api/tag_posts/home?page=2')).json).toMatchObject([{ posts: [{ slug: 'post-7' }] }]);
});

test('login works, and extensions are absent', async () => {
  const { token } = await signIn(api);
  expect((await api.get('/api/me', { token })).json).toMatchObject({ id: expect.stringMatching(/^\d+$/) });
  for (const answer of [
    await api.request(sessions, {}, { token }),
    await api.request(logout, {}, { token }),
    await api.request(exchangeSession, { body: {} }),
  ])
    expect(answer.status).toBe(404);
  expect((await api.get('/api/openapi.json')).status).toBe(404);
  expect((await api.get('/readyz')).status).toBe(200);
});
