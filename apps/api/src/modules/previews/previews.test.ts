import { categoryPosts, tagPosts } from '@maidan/contract/feed/feeds';
import { postBySlug } from '@maidan/contract/feed/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImageSize } from '../../adapters/inspection/image-size.ts';
import { createApp } from '../../server/create-app.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { requester } from '../../../testing/requester.ts';
import { createTestApp, FEED, type TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('preview pictures on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const posts = [
      writePost('final', '-1h', { name: 'ಫೈನಲ್ पंद्रह Final', type: 'youtube' }),
      writePost('hostile', '-2h', { name: `<script>${'M'.repeat(150)}`, thumbnail: 'media/not-there.webp' }),
      writePost('tomorrow', '2026-11-21T12:00:00+05:30'),
    ];
    await importContent(api, { ...manyPosts(0), 'posts.json': posts });
  });
  afterAll(() => api.close());

  const fetchPicture = async (address: string | null, headers: Record<string, string> = {}) => {
    const answer = await api.app.request(address ?? '', { headers }, { peer: '127.0.0.1' });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test('a post, a tag and a category link their picture, which is 1200 by 630 and cached forever', async () => {
    const [tag] = await api.reply(tagPosts, { params: { tag: 'home' } });
    const [category] = await api.reply(categoryPosts, { params: { cat: 'sport' } });
    const addresses = [tag?.preview, category?.preview, ...(tag?.posts ?? []).map(({ preview }) => preview)];
    expect(new Set(addresses).size).toBe(4);
    for (const address of addresses) {
      const { answer, bytes } = await fetchPicture(address ?? null);
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=30, immutable');
      // A chat program that shows the link fetches it from its own origin.
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(readImageSize(bytes)).toEqual({ width: 1200, height: 630 });
      expect(bytes.byteLength).toBeLessThan(300_000);
      const etag = answer.headers.get('etag') ?? '';
      expect((await fetchPicture(address ?? null, { 'if-none-match': `W/${etag}` })).answer.status).toBe(304);
    }
    const head = await api.send('HEAD', addresses[0] ?? '');
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('a new name creates a new address, and the old address redirects to it', async () => {
    const { preview: before } = await api.reply(postBySlug, { params: { slug: 'final' } });
    await api.db.updateTable('posts').set({ name: 'Another name' }).where('slug', '=', 'final').execute();
    const { preview: after } = await api.reply(postBySlug, { params: { slug: 'final' } });
    expect(after).not.toBe(before);
    const old = await api.get(before ?? '');
    expect([old.status, old.headers.get('location')]).toEqual([302, after]);
    expect(old.headers.get('cache-control')).not.toContain('immutable');
  });

  test('a hidden post has no picture', async () => {
    for (const path of ['post/tomorrow', 'post/nowhere', 'tag/nowhere', 'category/..%2f..', 'user/1']) {
      const answer = await api.get(`/api/preview/${path}/x.jpg`);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  test("the site's own picture replaces one that cannot be drawn, and is not cached", async () => {
    const painter = { paint: async () => Promise.reject(new Error('busy')), close: async () => undefined };
    const busy = requester(createApp({ ...api.world, painter }));
    const { preview } = await api.reply(postBySlug, { params: { slug: 'hostile' } });
    const answer = await busy.get(preview ?? '');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${FEED}/preview.jpg`]);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  });

  test('spec-only mode has neither the field nor the address', async () => {
    const plain = requester(createApp({ ...api.world, settings: { ...api.world.settings, specOnly: true } }));
    const { preview } = await api.reply(postBySlug, { params: { slug: 'hostile' } });
    expect((await plain.get(preview ?? '')).status).toBe(404);
    expect(JSON.stringify((await plain.get('/api/post/hostile')).json)).not.toContain('preview');
  });
});
