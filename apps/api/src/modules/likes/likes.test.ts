import { like } from '@maidan/contract/feed/likes';
import { authPostBySlug } from '@maidan/contract/feed/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUsers, inWaves, seeded, shuffled } from '../../../testing/people/crowd.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { setLike } from './likes.store.ts';

describe.each(engines)('likes on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const more = [writePost('known', '-1h', { like_count: 40 }), writePost('later', '2026-11-21T18:30:00+05:30')];
    const { 'posts.json': posts, ...rest } = manyPosts(4);
    await importContent(api, { ...rest, 'posts.json': [...(posts as object[]), ...more] });
  });
  afterAll(() => api.close());

  const press = async (token: string, post_id: string | number, liked?: boolean) =>
    api.reply(like, { body: { post_id, type: 'thumbsup', ...(liked === undefined ? {} : { liked }) } }, { token });

  test('a like toggles, adds to the imported likes, and shows on the post', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    expect(await press(asha.token, 'known')).toEqual({ message: 'Liked', count: 41 });
    expect(await press(ravi.token, 'known')).toEqual({ message: 'Liked', count: 42 });
    const seen = await api.reply(authPostBySlug, { params: { slug: 'known' } }, { token: asha.token });
    expect(seen).toMatchObject({ userliked: true, like_count: 42, like: 42 });
    expect(await press(asha.token, seen.id)).toEqual({ message: 'Like removed', count: 41 });
  });

  test('a request with the desired state sets it, however often it is sent', async () => {
    const { token } = await signIn(api);
    for (const liked of [true, true, false, false, true]) {
      const message = liked ? 'Liked' : 'Like removed';
      expect(await press(token, 'post-4', liked)).toEqual({ message, count: liked ? 1 : 0 });
    }
  });

  test('an unknown, withdrawn or unpublished post is 404', async () => {
    const { token } = await signIn(api);
    await api.db.updateTable('posts').set({ withdrawn_at: api.now() }).where('slug', '=', 'post-3').execute();
    for (const post_id of ['nowhere', 999_999, 'post-3', 'later']) {
      const answer = await api.request(like, { body: { post_id, type: 'thumbsup' } }, { token });
      expect([post_id, answer.status]).toEqual([post_id, 404]);
    }
    expect((await api.send('POST', '/api/islike', { token }, { post_id: 'known', type: 'heart' })).status).toBe(422);
  });

  test('an even number of parallel toggles by one person changes nothing [C-1]', async () => {
    const { token } = await signIn(api);
    const replies = await Promise.all(Array.from({ length: 30 }, () => press(token, 'post-2')));
    expect(replies.filter((reply) => reply.message === 'Liked')).toHaveLength(15);
    expect(await api.reply(authPostBySlug, { params: { slug: 'post-2' } }, { token })).toMatchObject({ like_count: 0 });
  });

  test.each([1, 2, 3])('after a crowd toggles at random, counts equal rows (seed %i) [C-1]', async (seed) => {
    const random = seeded(seed);
    const people = await addUsers(api.db, 60);
    const toggles = people.flatMap((person) =>
      Array.from({ length: 10 }, () => ({ person, post: random() < 0.5 ? 'post-1' : 'known' })),
    );
    const run =
      ({ person, post }: (typeof toggles)[number]) =>
      () =>
        api.db.transaction().execute((tx) => setLike(tx, person, post, undefined, api.now()));
    await inWaves(shuffled(toggles, random).map(run));
    const posts = await api.db.selectFrom('posts').select(['id', 'slug', 'like_count']).execute();
    for (const { id, slug, like_count } of posts) {
      const rows = await api.db.selectFrom('post_likes').select('user_id').where('post_id', '=', id).execute();
      expect([slug, like_count]).toEqual([slug, rows.length]);
    }
    const odd = people.filter((person) => toggles.filter((t) => t.person === person && t.post === 'known').length % 2);
    const known = posts.find((post) => post.slug === 'known')?.id ?? 0;
    const liking = await api.db
      .selectFrom('post_likes')
      .select('user_id')
      .where('post_id', '=', known)
      .where('user_id', 'in', people)
      .execute();
    expect(liking.map((row) => row.user_id).toSorted((a, b) => a - b)).toEqual(odd.toSorted((a, b) => a - b));
  });
});
