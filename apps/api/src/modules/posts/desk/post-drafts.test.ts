import { testMediaUrl } from '../../../../testing/media/test-media.ts';
import { publishPost, type PostDraft } from '@maidan/contract/desk/posts/compose';
import {
  draftOfPost,
  postDraftById,
  postDrafts,
  removePostDraft,
  savePostDraft,
} from '@maidan/contract/desk/posts/post-drafts';
import { withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { postBySlug } from '@maidan/contract/feed/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { mediaSender } from '../../../../testing/media/chunk-sender.ts';
import { png } from '../../../../testing/operator.ts';
import { importContent, manyPosts, writePost } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { HOUR, MINUTE } from '../../../runtime/clock.ts';
import { findUsed } from '../../media/media-use.store.ts';

const blank: PostDraft = {
  type: 'image',
  name: '',
  description: '',
  file: null,
  address: '',
  thumbnail: null,
  captions: null,
  gallery: [],
  alt: '',
  tags: [],
  categories: [],
  credits: '',
  credits_url: '',
  action_url: '',
  action_btn_1: '',
  action_btn_2: '',
};

describe.each(everyEngine)('drafts of posts at the desk on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let other: string;
  let picture: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const carried = { views: 120, like_count: 7, name_status: '0', alt: 'Six a side' };
    const clip = {
      type: 'video',
      media: 'media/kick.mp4',
      thumbnail: 'media/kick.jpg',
      description: '<p>Eleven <strong>seconds</strong></p>',
      credits: 'Asha',
    };
    const pack = manyPosts(1);
    await importContent(api, { ...pack, 'posts.json': [writePost('last-kick', '-1d', { ...carried, ...clip })] });
    ({ token } = await seatStaff(api, { roles: ['editor'], name: 'Asha' }));
    ({ token: other } = await seatStaff(api, { roles: ['editor'], name: 'Farhan' }));
    picture = (await mediaSender(api, token).stored('turf.png', png(800, 600))).id;
  });
  afterAll(() => api.close());

  const save = (body: object, as = token) =>
    api.request(savePostDraft, { body: { content: blank, at: null, ...body } }, { token: as });
  const saved = async (body: object) => savePostDraft.response.parse((await save(body)).json);
  const idOf = async (slug: string) =>
    (await api.db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const begin = (id: number, copy: boolean) => api.reply(draftOfPost, { params: { id }, body: { copy } }, { token });
  const read = (id: number | string) => api.reply(postDraftById, { params: { id } }, { token });

  test('an unfinished post is kept with its files, and can be opened on another device', async () => {
    const at = new Date(api.now() + 10 * MINUTE).toISOString();
    const { id } = await saved({ content: { ...blank, name: 'Half a thought', file: picture }, at });
    const draft = await api.reply(postDraftById, { params: { id } }, { token: other });
    expect(draft).toMatchObject({ name: 'Half a thought', at, post_id: null, staff: { name: 'Asha' }, version: 1 });
    expect(draft.content.file).toBe(picture);
    expect(draft.files).toMatchObject([{ id: picture, kind: 'picture', width: 800, height: 600 }]);
    const { data } = await api.reply(postDrafts, { query: {} }, { token });
    expect(data[0]).toMatchObject({ id, name: 'Half a thought', type: 'image' });
    // Its picture stays, although no post shows it.
    expect([...(await findUsed(api.db, [picture], 0))]).toEqual([picture]);
    expect((await api.request(removePostDraft, { params: { id } }, { token })).status).toBe(204);
    expect([...(await findUsed(api.db, [picture], 0))]).toEqual([]);
  });

  test('the slower of two editors learns who was faster, and loses nothing', async () => {
    const { id, version } = await saved({ content: { ...blank, name: 'A' } });
    expect((await save({ id, version, content: { ...blank, name: 'B' } }, other)).status).toBe(200);
    const late = await save({ id, version, content: { ...blank, name: 'C' } });
    expect([late.status, (late.json as { message: string }).message]).toEqual([
      409,
      'Farhan has changed this draft in the meantime.',
    ]);
    const now = await read(id);
    expect(now).toMatchObject({ name: 'B', version: 2 });
    // Once they have read the other version, they may continue.
    expect((await save({ id, version: now.version, content: { ...blank, name: 'C' } })).status).toBe(200);
  });

  test('a changed post keeps its address, time, numbers and everything the desk does not edit', async () => {
    const postId = await idOf('last-kick');
    const before = await api.db.selectFrom('posts').selectAll().where('id', '=', postId).executeTakeFirstOrThrow();
    const { id } = await begin(postId, false);
    expect((await begin(postId, false)).id).toBe(id);
    const { content, post_id: of } = await read(id);
    expect(of).toBe(postId);
    expect(content).toMatchObject({ type: 'video', alt: 'Six a side', tags: ['home'], categories: ['sport'] });
    const body = { content: { ...content, name: 'The very last kick', tags: [] }, draft_id: id };
    expect((await api.request(publishPost, { body }, { token })).status).toBe(200);
    const after = await api.db.selectFrom('posts').selectAll().where('id', '=', postId).executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, name: 'The very last kick' });
    const act = await api.db
      .selectFrom('audit_log')
      .select('action')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(act.action).toBe('post.changed');
    // The draft is finished: a second tap, or another editor, creates no second post.
    expect((await api.request(publishPost, { body }, { token: other })).status).toBe(409);
    const tags = await api.db.selectFrom('post_tags').select('tag_id').where('post_id', '=', postId).execute();
    expect(tags).toEqual([]);
  });

  test('a copy is a separate post, without numbers', async () => {
    const { id } = await begin(await idOf('last-kick'), true);
    const { content } = await read(id);
    const reply = await api.reply(publishPost, { body: { content, draft_id: id } }, { token });
    expect(reply).toMatchObject({ slug: 'the-very-last-kick', views: 0, likes: 0, state: 'out' });
    const shown = await api.reply(postBySlug, { params: { slug: 'the-very-last-kick' } });
    expect(shown).toMatchObject({ media: testMediaUrl('media/kick.mp4'), credits: 'Asha' });
  });

  test('a draft with mistakes is kept when publishing fails', async () => {
    const { id } = await saved({ content: blank });
    const refused = await api.request(publishPost, { body: { content: blank, draft_id: id } }, { token });
    expect(refused.status).toBe(422);
    expect((await read(id)).id).toBe(id);
  });

  test('a draft shows a file that is withdrawn from the sites by a temporary link', async () => {
    const { id: file } = await mediaSender(api, token).stored('goal.png', png(640, 480));
    const content = { ...blank, name: 'Goal', alt: 'A goal', file, tags: ['home'], categories: ['sport'] };
    const { id: post } = await api.reply(publishPost, { body: { content } }, { token });
    const { id } = await begin(Number(post), true);
    const addressOf = async () => (await read(id)).files[0]?.url ?? '';
    expect(await addressOf()).toBe(`/api/media/${file}`);
    await api.reply(withdrawPosts, { body: { ids: [Number(post)] } }, { token });
    api.wait(MINUTE);
    expect((await api.get(`/api/media/${file}`)).status).toBe(404);
    const link = await addressOf();
    const shown = await api.app.request(link, {}, { peer: '127.0.0.1' });
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    const forged = link.replace(file, picture);
    expect([forged === link, (await api.get(forged)).status]).toEqual([false, 404]);
    api.wait(HOUR);
    expect((await api.get(link)).status).toBe(404);
  });

  test('a page holds thirty, and its cursor leads to the rest', async () => {
    const first = await api.reply(postDrafts, { query: {} }, { token });
    for (let more = first.data.length; more < 32; more += 1) {
      api.wait(1000);
      await saved({ content: { ...blank, name: `Draft ${more}` } });
    }
    const page = await api.reply(postDrafts, { query: {} }, { token });
    expect([page.data.length, page.data[0]?.name]).toEqual([30, 'Draft 31']);
    const rest = await api.reply(postDrafts, { query: { cursor: page.cursor ?? '' } }, { token });
    expect([rest.data.length, rest.cursor]).toEqual([2, null]);
  });
});
