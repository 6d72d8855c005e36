import { notifications } from '@maidan/contract/account/notifications';
import { restorePosts, withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { decideReport, deskReports } from '@maidan/contract/desk/cases/reports';
import { comments, newComment } from '@maidan/contract/feed/comments';
import { report, type ReportKind, type ReportReason } from '@maidan/contract/feed/reports';
import type { Id } from '@maidan/contract/core/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { MINUTE } from '../../runtime/clock.ts';

describe.each(engines)('reports on %s', (engine) => {
  let api: TestApp;
  let moderator: string;
  let second: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(40));
    moderator = (await seatStaff(api, { roles: ['moderator'] })).token;
    second = (await seatStaff(api, { roles: ['moderator'] })).token;
  });
  afterAll(() => api.close());

  const write = async (post_id: string, comment: string) => {
    const author = await signIn(api);
    const { data } = await api.reply(newComment, { body: { post_id, comment } }, { token: author.token });
    return { author, id: Number(data?.id) };
  };
  const send = async (
    kind: ReportKind,
    id: Id,
    reason: ReportReason = 'spam',
    more: { note?: string; token?: string } = {},
  ) => {
    const { token = (await signIn(api)).token, ...rest } = more;
    return (await api.request(report, { body: { kind, id, reason, ...rest } }, { token })).status;
  };
  const cases = async (state: 'open' | 'done' = 'open', cursor?: string) =>
    api.reply(deskReports, { query: { state, ...(cursor ? { cursor } : {}) } }, { token: moderator });
  const caseOf = async (id: number, state: 'open' | 'done' = 'open') =>
    (await cases(state)).data.find((one) => one.id === id);
  const decide = (
    kind: ReportKind,
    id: number,
    decision: 'keep' | 'hide',
    reason: ReportReason = 'other',
    token = moderator,
    after: number | null = null,
  ) => api.request(decideReport, { body: { kind, id, decision, reason, after } }, { token });
  /** By the same moderator, who has seen the latest decision. */
  const decideAgain = async (kind: ReportKind, id: number, decision: 'keep' | 'hide', token = moderator) =>
    decide(kind, id, decision, 'other', token, Number((await caseOf(id, 'done'))?.decision?.id));
  const listed = async (post_id: string) =>
    (await api.reply(comments, { body: { post_id } })).data.map(({ comment }) => comment);
  const news = async (token: string) =>
    (await api.reply(notifications, {}, { token })).data.map(({ content }) => content).join(' ');

  test('reports of one comment form one case, which does not name the reporters', async () => {
    const { id } = await write('post-1', 'Buy now');
    const ravi = await signIn(api, undefined, 'Reporter-Canary');
    expect(await send('comment', id, 'spam', { token: ravi.token })).toBe(200);
    expect(await send('comment', id, 'hate', { token: ravi.token })).toBe(200);
    expect(await send('comment', id, 'spam', { note: 'Three times today' })).toBe(200);
    expect(await send('comment', id, 'other')).toBe(200);
    expect(await caseOf(id)).toMatchObject({
      kind: 'comment',
      text: 'Buy now',
      post: { slug: 'post-1' },
      is_hidden: false,
      reports: 3,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'other', count: 1 },
      ],
      notes: ['Three times today'],
    });
    const answer = await api.request(deskReports, {}, { token: moderator });
    expect(answer.text).not.toContain('Reporter-Canary');
    expect(answer.text).not.toContain(ravi.phone);
  });

  test('fifty reports hide nothing on their own; a decision hides the comment everywhere and notifies everyone involved', async () => {
    const { id, author } = await write('post-2', 'You are all losers');
    const reporter = await signIn(api);
    expect(await send('comment', id, 'bullying', { token: reporter.token })).toBe(200);
    for (let count = 1; count < 50; count += 1) expect(await send('comment', id, 'bullying')).toBe(200);
    expect(await listed('post-2')).toEqual(['You are all losers']);

    expect((await decide('comment', id, 'hide', 'bullying')).json).toMatchObject({ is_hidden: true });
    expect(await listed('post-2')).toEqual([]);
    expect((await api.get('/api/post/post-2')).json).toMatchObject({ comment_count: 0 });
    expect(await caseOf(id)).toBeUndefined();
    expect(await caseOf(id, 'done')).toMatchObject({ is_hidden: true, reports: 50 });
    expect(await news(author.token)).toContain('because it insults or bullies someone');
    expect(await news(reporter.token)).toContain('The comment was hidden.');
    expect(await send('comment', id)).toBe(404);
  });

  test("neither of two moderators undoes the other's decision unseen, but either can once they have seen it", async () => {
    const { id, author } = await write('post-3', 'Kept after all');
    await send('comment', id);
    const first = (await decide('comment', id, 'hide')).json as { decision: number };
    // The second moderator still has the old case open.
    for (const decision of ['keep', 'hide'] as const) {
      const unseen = await decide('comment', id, decision, 'other', second);
      expect([unseen.status, unseen.json]).toEqual([
        409,
        expect.objectContaining({ message: 'Asha has hidden this comment in the meantime. Please look again.' }),
      ]);
    }
    expect(await listed('post-3')).toEqual([]);
    expect(await caseOf(id, 'done')).toMatchObject({ decision: { id: first.decision, verb: 'hidden', by: 'Asha' } });
    expect((await decideAgain('comment', id, 'keep', second)).json).toMatchObject({ is_hidden: false });
    expect((await decide('comment', id, 'hide', 'other', moderator, first.decision)).status).toBe(409);
    expect((await decideAgain('comment', id, 'keep')).status).toBe(409);
    expect(await listed('post-3')).toEqual(['Kept after all']);
    expect(await news(author.token)).toContain('is shown again');
    const acts = await api.db
      .selectFrom('audit_log')
      .select(['action', 'thing_id'])
      .where('thing_kind', '=', 'comment')
      .where('thing_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(['comment.hidden', 'comment.shown']);
  });

  test('of ten moderators who decide at once, only one succeeds', async () => {
    const { id } = await write('post-3', 'All at once');
    await send('comment', id);
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async () => (await seatStaff(api, { roles: ['moderator'] })).token),
    );
    const answers = await Promise.all(
      tokens.map((token, index) => decide('comment', id, index % 2 === 0 ? 'hide' : 'keep', 'other', token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test("an editor's later change to the post counts too", async () => {
    await send('post', 'post-4');
    const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', 'post-4').executeTakeFirstOrThrow();
    const editor = (await seatStaff(api, { roles: ['editor'], name: 'Olga' })).token;
    await api.reply(withdrawPosts, { body: { ids: [id] } }, { token: editor });
    const unseen = await decide('post', id, 'keep');
    expect([unseen.status, unseen.text]).toEqual([409, expect.stringContaining('Olga has hidden this post')]);
    const seen = await caseOf(id);
    expect(seen).toMatchObject({ is_hidden: true, decision: { verb: 'hidden', by: 'Olga' } });
    expect((await decide('post', id, 'hide', 'other', moderator, Number(seen?.decision?.id))).status).toBe(200);
  });

  test('a post that a moderator withdrew can be restored only in its case, until its reports are deleted', async () => {
    await send('post', 'post-6');
    const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', 'post-6').executeTakeFirstOrThrow();
    const editor = (await seatStaff(api, { roles: ['editor'] })).token;
    const restore = () => api.reply(restorePosts, { body: { ids: [id] } }, { token: editor });
    await decide('post', id, 'hide', 'spam');
    expect(await restore()).toMatchObject({
      done: [],
      failed: [{ id, reason: expect.stringMatching(/ withdrew it after a report\. See Reports, Decided\.$/) }],
    });
    expect((await decideAgain('post', id, 'keep')).status).toBe(200);
    await api.reply(withdrawPosts, { body: { ids: [id] } }, { token: editor });
    expect(await restore()).toEqual({ done: [id], failed: [] });

    await send('post', 'post-6');
    await decideAgain('post', id, 'hide');
    expect((await restore()).done).toEqual([]);
    await api.db.deleteFrom('reports').where('post_id', '=', id).execute();
    expect((await restore()).done).toEqual([id]);
  });

  test('a case shows how long its writer has had an account, and earlier decisions', async () => {
    const { author, id: earlier } = await write('post-2', 'Losers again');
    await send('comment', earlier);
    const sanction = { kind: 'warning', days: null } as const;
    await api.reply(
      decideReport,
      { body: { kind: 'comment', id: earlier, decision: 'hide', sanction } },
      { token: moderator },
    );
    const { data } = await api.reply(
      newComment,
      { body: { post_id: 'post-2', comment: 'And again' } },
      { token: author.token },
    );
    await send('comment', Number(data?.id));
    expect((await caseOf(Number(data?.id)))?.writer).toMatchObject({ comments: 2, hidden: 1, sanctions: 1 });
  });

  test('a reported post can be kept, or withdrawn', async () => {
    const below = await write('post-5', 'Under it');
    expect(await send('post', 'post-5', 'violence')).toBe(200);
    const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', 'post-5').executeTakeFirstOrThrow();
    expect(await caseOf(id)).toMatchObject({ kind: 'post', text: null, post: { slug: 'post-5' }, reports: 1 });
    expect((await decide('post', id, 'keep')).json).toMatchObject({ is_hidden: false });
    expect((await api.get('/api/post/post-5')).status).toBe(200);
    expect(await send('post', 'post-5')).toBe(200);
    expect((await decideAgain('post', id, 'hide')).json).toMatchObject({ is_hidden: true });
    expect((await api.get('/api/post/post-5')).status).toBe(404);
    expect(await send('comment', below.id)).toBe(404);
    expect((await decideAgain('post', id, 'keep')).json).toMatchObject({ is_hidden: false });
    expect((await api.get('/api/post/post-5')).status).toBe(200);
  });

  test('something that does not exist can be neither reported nor decided', async () => {
    expect(await send('comment', 999_999)).toBe(404);
    expect(await send('comment', 'post-1')).toBe(404);
    expect(await send('post', 'nowhere')).toBe(404);
    expect((await decide('comment', 999_999, 'hide')).status).toBe(404);
    expect(await send('comment', 1, 'spam', { note: 'x'.repeat(501) })).toBe(422);
  });

  test('deleting a comment closes its case', async () => {
    const { id } = await write('post-5', 'Gone soon');
    await send('comment', id);
    await api.db.deleteFrom('comments').where('id', '=', id).execute();
    expect(await caseOf(id)).toBeUndefined();
  });

  test('cases come in pages, by weight, then oldest first', async () => {
    for (const { id, kind, decision } of (await cases()).data) {
      await decide(kind, Number(id), 'keep', 'other', moderator, decision && Number(decision.id));
    }
    const reasons: Readonly<Record<number, ReportReason>> = { 20: 'child', 25: 'violence', 30: 'child' };
    for (let index = 6; index <= 40; index += 1) {
      api.wait(MINUTE);
      await send('post', `post-${index}`, reasons[index] ?? 'other');
    }
    for (let count = 0; count < 4; count += 1) await send('post', 'post-35');
    const first = await cases();
    const rest = await cases('open', first.cursor ?? '');
    const slugs = [...first.data, ...rest.data].map(({ post }) => Number(post?.slug.slice('post-'.length)));
    const heavy = [20, 30, 25, 35];
    const others = Array.from({ length: 35 }, (_, index) => index + 6).filter((index) => !heavy.includes(index));
    expect(slugs).toEqual([...heavy, ...others]);
    expect([first.data.length, rest.cursor]).toEqual([30, null]);
  });
});
