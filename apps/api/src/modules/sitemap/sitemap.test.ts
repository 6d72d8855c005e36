import { postAddresses } from '@maidan/contract/operations/sitemap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listAddresses } from './sitemap.store.ts';

describe.each(everyEngine)('addresses for sitemaps on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const written = manyPosts(4);
    const posts = [...(written['posts.json'] as object[]), writePost('tomorrow', '2026-11-21T12:00:00+05:30')];
    await importContent(api, { ...written, 'posts.json': posts });
  });
  afterAll(() => api.close());

  test('all visible posts come oldest first, with their dates', async () => {
    const { posts, more } = await api.reply(postAddresses, {});
    expect(posts.map(({ slug }) => slug)).toEqual(['post-4', 'post-3', 'post-2', 'post-1']);
    expect(Date.parse(posts[3]?.created_at ?? '')).toBe(api.now() - 60 * 60 * 1000);
    expect(more).toBe(false);
    expect(await api.reply(postAddresses, { query: { page: 2 } })).toEqual({ posts: [], more: false });
  });

  test('pages have no repeats or gaps', async () => {
    const slugs = async (offset: number) => (await listAddresses(api.db, api.now(), 2, offset)).map(({ slug }) => slug);
    expect([...(await slugs(0)), ...(await slugs(2)), ...(await slugs(4))]).toEqual([
      'post-4',
      'post-3',
      'post-2',
      'post-1',
    ]);
  });
});
