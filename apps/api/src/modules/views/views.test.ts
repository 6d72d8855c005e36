import { viewCount } from '@maidan/contract/feed/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { findDrift } from '../counts/counts.store.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import type { RequestParts } from '../../../testing/requester.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('views on %s', (engine) => {
  let api: TestApp;
  let count = 0;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  /** A post without views apart from the 100 carried over. */
  const newPost = async (): Promise<string> => {
    count += 1;
    const slug = `seen-${count}`;
    await importContent(api, { ...manyPosts(0), 'posts.json': [writePost(slug, '-1h', { views: 100 })] });
    return slug;
  };
  const view = async (postId: string, parts?: RequestParts) =>
    (await api.reply(viewCount, { params: { postId } }, parts)).views;

  test('a viewer counts once in thirty minutes, and again afterwards [E-4]', async () => {
    const post = await newPost();
    expect([await view(post), await view(post)]).toEqual([101, 101]);
    api.wait(30 * MINUTE - 1);
    expect(await view(post)).toBe(101);
    api.wait(1);
    expect(await view(post)).toBe(102);
  });

  test('a viewer is one address or one account, whatever the User-Agent [A-9]', async () => {
    const post = await newPost();
    const { token, phone } = await signIn(api);
    const firefox = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/142.0' } };
    expect(await view(post, { peer: '203.0.113.1' })).toBe(101);
    expect(await view(post, { peer: '203.0.113.2' })).toBe(102);
    expect(await view(post, { peer: '203.0.113.2', ...firefox })).toBe(102);
    expect(await view(post, { peer: '2001:db8:1:2::1' })).toBe(103);
    expect(await view(post, { peer: '2001:db8:1:2::2' })).toBe(103);
    expect(await view(post, { token, peer: '203.0.113.1' })).toBe(104);
    api.wait(MINUTE);
    const second = await signIn(api, phone);
    expect(await view(post, { token: second.token, peer: '203.0.113.9', ...firefox })).toBe(104);
  });

  test('robots, prefetches and HEAD are not counted [E-4]', async () => {
    const post = await newPost();
    const robots = ['Googlebot/2.1', 'WhatsApp/2.24', 'facebookexternalhit/1.1', ''];
    for (const agent of robots) expect(await view(post, { headers: { 'user-agent': agent } })).toBe(100);
    expect(await view(post, { headers: { 'sec-purpose': 'prefetch;prerender' } })).toBe(100);
    expect((await api.send('HEAD', `/api/viewcount/${post}`)).status).toBe(200);
    expect(await view(post)).toBe(101);
  });

  test('a hundred viewers at once count as a hundred views, and one viewer a hundred times counts as one', async () => {
    const post = await newPost();
    const peers = Array.from({ length: 100 }, (_, index) => `198.51.100.${index + 1}`);
    await Promise.all(peers.map((peer) => view(post, { peer })));
    await Promise.all(peers.map(() => view(post, { peer: '203.0.113.77' })));
    expect(await view(post, { peer: '203.0.113.77' })).toBe(201);
  });

  test('the stored marks do not reveal the viewer, and differ from day to day', async () => {
    const post = await newPost();
    await view(post, { peer: '203.0.113.200' });
    api.wait(DAY);
    await view(post, { peer: '203.0.113.200' });
    const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', post).executeTakeFirstOrThrow();
    const marks = await api.db.selectFrom('view_marks').select('viewer').where('post_id', '=', id).execute();
    const viewers = new Set(marks.map(({ viewer }) => viewer));
    expect([...viewers]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('views can be recounted from their marks, even after old marks are removed [C-7]', async () => {
    const post = await newPost();
    const peer = '203.0.113.201';
    await view(post, { peer });
    api.wait(30 * MINUTE);
    expect(await view(post, { peer })).toBe(102);
    expect(await findDrift(api.db)).toEqual([]);
    api.wait(DAY + 1);
    expect(await view(post, { peer: '203.0.113.202' })).toBe(103);
    await cleanUp(api.db, api.now());
    const marks = api.db.selectFrom('view_marks').innerJoin('posts', 'posts.id', 'post_id').where('slug', '=', post);
    expect(await marks.select('times').execute()).toEqual([{ times: 1 }]);
    expect(await findDrift(api.db)).toEqual([]);
  });

  test('the reply is never cached, and an unknown post is 404', async () => {
    const answer = await api.request(viewCount, { params: { postId: await newPost() } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await api.request(viewCount, { params: { postId: 'nowhere' } })).status).toBe(404);
  });
});
