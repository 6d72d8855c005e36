import { deskLog } from '@maidan/contract/desk/log';
import { deskPosts, restorePosts, withdrawPosts, type PostState } from '@maidan/contract/desk/posts/posts';
import { tagPosts } from '@maidan/contract/feed/feeds';
import { postBySlug } from '@maidan/contract/feed/posts';
import { search } from '@maidan/contract/feed/search';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { explain } from '../../../../testing/databases/explain.ts';
import { png } from '../../../../testing/operator.ts';
import { importContent, manyPosts, writePost } from '../../../../testing/packs.ts';
import { importPost } from '../../../../testing/posts.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { DAY, HOUR } from '../../../runtime/clock.ts';
import { postsQuery } from './posts.store.ts';

describe.each(engines)('posts at the desk on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
  });
  afterAll(() => api.close());

  const list = (query: { state?: PostState; q?: string; cursor?: string } = {}) =>
    api.reply(deskPosts, { query }, { token });
  const slugs = async (state: PostState, q?: string) =>
    (await list({ state, ...(q === undefined ? {} : { q }) })).data.map(({ slug }) => slug);
  const idOf = async (slug: string) =>
    (await api.db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const inFeed = async () =>
    (await api.reply(tagPosts, { params: { tag: 'home' }, query: { page: 1 } })).flatMap(({ posts }) =>
      posts.map(({ slug }) => slug),
    );

  test('each post is in exactly one list: scheduled, published or withdrawn', async () => {
    const at = (ms: number) => new Date(api.now() + ms).toISOString();
    const posts = [
      writePost('late', at(2 * DAY)),
      writePost('soon', at(HOUR)),
      writePost('old', '-2d'),
      writePost('new', '-1h'),
    ];
    await importContent(api, { ...manyPosts(0), 'posts.json': posts });
    expect([await slugs('scheduled'), await slugs('out'), await slugs('withdrawn')]).toEqual([
      ['soon', 'late'],
      ['new', 'old'],
      [],
    ]);
    await api.reply(withdrawPosts, { body: { ids: [await idOf('old'), await idOf('late')] } }, { token });
    api.wait(HOUR);
    expect([await slugs('scheduled'), await slugs('out')]).toEqual([[], ['soon', 'new']]);
    const withdrawn = (await list({ state: 'withdrawn' })).data;
    expect(withdrawn.map(({ slug, state }) => [slug, state])).toEqual(
      expect.arrayContaining([
        ['late', 'withdrawn'],
        ['old', 'withdrawn'],
      ]),
    );
    expect(withdrawn[0]?.withdrawn_at).not.toBeNull();
  });

  test('a page has thirty posts, and its cursor leads to each of the rest once', async () => {
    await importContent(api, manyPosts(65));
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 1; page <= 3; page += 1) {
      const reply: Awaited<ReturnType<typeof list>> = await list(cursor === null ? {} : { cursor });
      expect(reply.data).toHaveLength(page < 3 ? 30 : 5);
      seen.push(...reply.data.map(({ slug }) => slug));
      ({ cursor } = reply);
    }
    expect(cursor).toBeNull();
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `post-${index + 1}`));
  });

  test('a title is found by parts of its words in any order and case', async () => {
    const posts = [
      writePost('finale', '-1h', { name: 'ಫೈನಲ್ at Koramangala, 100% Über' }),
      writePost('other', '-2h', { name: 'Koramangala tomorrow' }),
    ];
    await importContent(api, { ...manyPosts(0), 'posts.json': posts });
    for (const q of ['KORA fin', 'ಫೈನಲ್', '100%', 'über', '  at   kora ']) {
      expect(await slugs('out', q), q).toEqual(q.includes('fin') ? [] : ['finale']);
    }
    expect(await slugs('out', 'kora')).toEqual(['finale', 'other']);
    expect(await slugs('out', '_')).toEqual([]);
    expect(await slugs('withdrawn', 'kora')).toEqual([]);
  });

  test('a withdrawn post is gone from the sites at once and can be restored unchanged', async () => {
    await importContent(api, manyPosts(3));
    const ids = [await idOf('post-1'), await idOf('post-3')].toSorted((a, b) => a - b);
    const found = async () => (await api.reply(search, { query: { q: 'about post', type: 'posts' } })).counts.posts;
    expect(await found()).toBe(3);
    expect(await api.reply(withdrawPosts, { body: { ids } }, { token })).toEqual({ done: ids, failed: [] });
    expect([await inFeed(), await found()]).toEqual([['post-2'], 1]);
    expect((await api.request(postBySlug, { params: { slug: 'post-1' } })).status).toBe(404);
    // Already done, which is the desired state.
    expect(await api.reply(withdrawPosts, { body: { ids } }, { token })).toEqual({ done: ids, failed: [] });
    expect(await api.reply(restorePosts, { body: { ids: ids.slice(1) } }, { token })).toMatchObject({ failed: [] });
    expect(await api.reply(restorePosts, { body: { ids } }, { token })).toEqual({ done: ids, failed: [] });
    expect(await inFeed()).toEqual(['post-1', 'post-2', 'post-3']);
  });

  test('the log records each change with the state before and after, and skips requests that change nothing', async () => {
    await importContent(api, manyPosts(1));
    const ids = [await idOf('post-1')];
    for (const endpoint of [withdrawPosts, withdrawPosts, restorePosts]) {
      await api.reply(endpoint, { body: { ids } }, { token });
    }
    const owner = await seatStaff(api, { roles: ['owner'] });
    const { data } = await api.reply(deskLog, { query: { action: 'post.' } }, { token: owner.token });
    expect(data).toMatchObject([
      { action: 'post.restored', before: { state: 'withdrawn' }, after: { state: 'out' } },
      {
        action: 'post.withdrawn',
        thing: { kind: 'post', id: ids[0], name: 'About post-1' },
        before: { state: 'out' },
        after: { state: 'withdrawn' },
      },
    ]);
    expect(data).toHaveLength(2);
  });

  test('of several posts, those that cannot be changed are listed with the reason', async () => {
    await importContent(api, manyPosts(1));
    await importPost(api, 'turf', { 'turf.png': png(800, 600) }, { name: 'Turf', media: 'media/turf.png' });
    const [turf, other] = [await idOf('turf'), await idOf('post-1')];
    await api.reply(withdrawPosts, { body: { ids: [turf, other] } }, { token });
    for await (const { name } of api.world.files.listBefore(Number.MAX_SAFE_INTEGER)) {
      await api.world.files.remove(name, Number.MAX_SAFE_INTEGER);
    }
    const reply = await api.reply(restorePosts, { body: { ids: [turf, other, 999_999] } }, { token });
    expect(reply.done).toEqual([other]);
    expect(reply.failed).toMatchObject([
      { id: turf, name: 'Turf', reason: 'Its files have been removed.' },
      { id: 999_999, name: null, reason: 'This post no longer exists.' },
    ]);
    expect(await slugs('withdrawn')).toEqual(['turf']);
  });

  test('a list is read through its index, already in order', async () => {
    const indexes = { scheduled: 'posts_newest', out: 'posts_newest', withdrawn: 'posts_by_withdrawal' } as const;
    for (const state of ['scheduled', 'out', 'withdrawn'] as const) {
      for (const after of [null, { at: 5, id: 5 }]) {
        for (const words of [[], ['kora']]) {
          const plan = await explain(api.world.database, postsQuery(api.db, { state, words, after }, api.now()));
          expect(plan, `${state} ${after === null ? '' : 'after'} ${words.join()}`).toMatch(new RegExp(indexes[state]));
          expect(plan).not.toMatch(/TEMP B-TREE|-> {2}Sort/);
        }
      }
    }
  });
});
