import { createHash } from 'node:crypto';
import { deleteAccount } from '@maidan/contract/account/account';
import { decideReport } from '@maidan/contract/desk/cases/reports';
import { deleteComment, newComment } from '@maidan/contract/feed/comments';
import { allPosts, authPostBySlug, postBySlug } from '@maidan/contract/feed/posts';
import { withdrawnPosts } from '@maidan/contract/feed/withdrawn-posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { reportThing } from '../../../testing/report-thing.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MINUTE } from '../../runtime/clock.ts';
import { allPostsQuery, topicsQuery } from './posts.store.ts';

describe.each(everyEngine)('posts on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const images = ['a', 'b', 'c'].map((name) => ({ imgurl: `media/${name}.webp`, alt: `Picture ${name}` }));
    await importContent(api, {
      ...manyPosts(0),
      'posts.json': [
        writePost('gallery', '-1h', {
          type: 'gallery',
          postgallery: images,
          like_count: 7,
          views: 9,
          name_status: '0',
        }),
        writePost('ad', '-2h', { type: 'ad', action_url: 'null', action_btn_1: 'Book', action_btn_color: '#ffb000' }),
        writePost('linked', '-3h', {
          action_url: 'https://shop.example/',
          credits: 'A club',
          credits_url: 'https://club.example/',
        }),
      ],
    });
  });
  afterAll(() => api.close());

  test('a post is found by slug and by id, with its gallery in order', async () => {
    const bySlug = await api.reply(postBySlug, { params: { slug: 'gallery' } });
    expect(bySlug).toMatchObject({
      type: 'gallery',
      name_status: '0',
      views: 9,
      like_count: 7,
      like: 7,
      userliked: false,
    });
    expect(bySlug.postgallery.map((image) => image.alt)).toEqual(['Picture a', 'Picture b', 'Picture c']);
    expect(await api.reply(postBySlug, { params: { slug: bySlug.id } })).toEqual(bySlug);
  });

  test('a device that stored a post learns that it was withdrawn, and no other can read its name', async () => {
    const { id } = await api.reply(postBySlug, { params: { slug: 'linked' } });
    const { now } = await api.reply(withdrawnPosts, {});
    expect((await api.reply(withdrawnPosts, {})).marks).toEqual([]);
    const withdraw = (at: number | null) =>
      api.db.updateTable('posts').set({ withdrawn_at: at }).where('id', '=', Number(id)).execute();
    await withdraw(now + 1000);
    const mark = createHash('sha256').update('linked').digest('hex').slice(0, 16);
    expect(await api.reply(withdrawnPosts, { query: { since: now } })).toMatchObject({ marks: [mark], more: false });
    expect((await api.reply(withdrawnPosts, { query: { since: now + 2000 } })).marks).toEqual([]);
    await withdraw(null);
    expect((await api.reply(withdrawnPosts, { query: { since: now } })).marks).toEqual([]);
  });

  test('a device that stored the comments of a post learns that one is gone, whoever removed it', async () => {
    const { id } = await api.reply(postBySlug, { params: { slug: 'linked' } });
    const { now: since } = await api.reply(withdrawnPosts, {});
    const lost = async () => (await api.reply(withdrawnPosts, { query: { since } })).comments;
    const mark = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16);
    const write = async () => {
      const { token, phone } = await signIn(api);
      const { data } = await api.reply(newComment, { body: { post_id: 'linked', comment: 'Hello' } }, { token });
      return { token, phone, comment: Number(data?.id) };
    };
    const [first, second, third] = [await write(), await write(), await write()];
    expect(await lost()).toEqual([]);
    await api.reply(deleteComment, { body: { id: first.comment } }, { token: first.token });
    expect(await lost()).toEqual([mark('linked'), mark(String(id))]);

    const forget = () => api.db.updateTable('posts').set({ comments_removed_at: null }).execute();
    await forget();
    const { token } = await seatStaff(api, { roles: ['moderator'] });
    await reportThing(api, 'comment', second.comment);
    await api.reply(decideReport, { body: { kind: 'comment', id: second.comment, decision: 'hide' } }, { token });
    expect(await lost()).toHaveLength(2);

    await forget();
    api.wait(MINUTE);
    await api.reply(deleteAccount, { body: {} }, { token: third.token });
    await api.reply(deleteAccount, { body: { pin: api.lastCode(third.phone) } }, { token: third.token });
    expect(await lost()).toHaveLength(2);
  });

  test('an action address of "null" counts as absent', async () => {
    expect(await api.reply(postBySlug, { params: { slug: 'ad' } })).toMatchObject({
      action_url: null,
      action_btn_1: 'Book',
    });
    const linked = await api.reply(postBySlug, { params: { slug: 'linked' } });
    expect(linked).toMatchObject({ action_url: 'https://shop.example/', credits_url: 'https://club.example/' });
  });

  test('the signed-in variant shows whether the user likes it', async () => {
    const { token, userId } = await signIn(api);
    const { id } = await api.reply(postBySlug, { params: { slug: 'linked' } });
    const like = { user_id: userId, post_id: Number(id), created_at: api.now() };
    await api.db.insertInto('post_likes').values(like).execute();
    expect(await api.reply(authPostBySlug, { params: { slug: 'linked' } }, { token })).toMatchObject({
      userliked: true,
    });
    expect(await api.reply(authPostBySlug, { params: { slug: 'ad' } }, { token })).toMatchObject({ userliked: false });
  });

  test("a single post has its tags, in the order of all tags; a list has only each post's topics", async () => {
    const fresh = await createTestApp(engine);
    await importContent(fresh, {
      'tags.json': [
        { slug: 'home', name: 'Home' },
        { slug: 'skate', name: 'Skating' },
        { slug: 'city', name: 'City' },
      ],
      'categories.json': [{ slug: 'sport', name: 'Sport' }],
      'posts.json': [writePost('ramp', '-1h', { tags: ['city', 'home', 'skate'], categories: ['sport'] })],
    });
    const { tags } = await fresh.reply(postBySlug, { params: { slug: 'ramp' } });
    expect(tags.map(({ slug }) => slug)).toEqual(['home', 'skate', 'city']);
    expect((await fresh.reply(allPosts, {})).map((post) => [post.tags, post.topics])).toEqual([
      [[], ['tag home', 'tag skate', 'tag city', 'category sport']],
    ]);
    await fresh.close();
  });

  test('all posts come newest first, and an unknown one is 404', async () => {
    expect((await api.reply(allPosts, {})).map((post) => post.slug)).toEqual(['gallery', 'ad', 'linked']);
    for (const slug of ['nowhere', '999999', '%00', 'a'.repeat(500), '%F0%9F%92%A9', '..%2f..%2fetc']) {
      expect([slug, [400, 404].includes((await api.get(`/api/post/${slug}`)).status)]).toEqual([slug, true]);
    }
  });

  test('the topics of a list are found through an index', async () => {
    const plan = await explain(api.world.database, topicsQuery(api.db, [1, 2, 3]));
    expect(plan).not.toMatch(/Seq Scan on post_|SCAN post_/);
    // PostgreSQL may use any index of a table this small.
    if (engine !== 'SQLite') return;
    for (const index of ['post_tags_post', 'post_categories_post']) expect(plan).toContain(index);
  });

  test('all posts are read from an index that is already in order', async () => {
    const query = { compile: () => allPostsQuery(api.now()).compile(api.db) };
    const plan = await explain(api.world.database, query);
    expect(plan).toContain('posts_newest');
    expect(plan).not.toMatch(/TEMP B-TREE|-> {2}Sort/);
  });
});
