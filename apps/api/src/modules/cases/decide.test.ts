import { withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { decideReport } from '@maidan/contract/desk/cases/reports';
import { newComment } from '@maidan/contract/feed/comments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { reportThing } from '../../../testing/report-thing.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MINUTE } from '../../runtime/clock.ts';

const PROOF_NEEDED = [403, 'proof_needed'] as const;

describe.each(engines)('decisions of moderators on %s', (engine) => {
  let api: TestApp;
  let moderator: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(8));
  });
  beforeEach(async () => {
    moderator = (await seatStaff(api, { roles: ['moderator'] })).token;
  });
  afterAll(() => api.close());

  const comment = async (text = 'Hello') => {
    const { token } = await signIn(api);
    const { data } = await api.reply(newComment, { body: { post_id: 'post-1', comment: text } }, { token });
    return Number(data?.id);
  };

  test.each([
    ['nothing else is possible', null, [200, undefined]],
    ['a warning is possible', 'warning', [200, undefined]],
    ['a limit needs the passkey', 'limit', PROOF_NEEDED],
    ['a suspension needs the passkey', 'suspension', PROOF_NEEDED],
    ['a ban needs the passkey', 'ban', PROOF_NEEDED],
  ] as const)('a while after the passkey, hiding a comment with %s', async (_, kind, expected) => {
    const id = await comment();
    await reportThing(api, 'comment', id);
    api.wait(5 * MINUTE);
    const sanction = kind && { kind, days: kind === 'warning' ? null : 7 };
    const body = { kind: 'comment', id, decision: 'hide', sanction } as const;
    const answer = await api.request(decideReport, { body }, { token: moderator });
    expect([answer.status, (answer.json as { code?: string }).code]).toEqual(expected);
  });

  const decide = (token: string, kind: 'comment' | 'post', id: number, decision: 'keep' | 'hide', after?: unknown) =>
    api.request(decideReport, { body: { kind, id, decision, after: (after as number) ?? null } }, { token });
  const lastOf = (answer: { json: unknown }) => (answer.json as { decision: number }).decision;
  const postId = async (slug: string) =>
    (await api.db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const lastAct = async (id: number) =>
    (
      await api.db
        .selectFrom('audit_log')
        .select('id')
        .where('thing_kind', '=', 'post')
        .where('thing_id', '=', String(id))
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).id;

  test('a moderator cannot decide about a thing that no one reported; an owner can', async () => {
    const { token: owner } = await seatStaff(api, { roles: ['owner'] });
    const id = await comment();
    for (const [kind, found] of [
      ['comment', id],
      ['post', await postId('post-2')],
    ] as const) {
      expect((await decide(moderator, kind, found, 'hide')).json).toMatchObject({ code: 'not_found' });
      expect((await decide(owner, kind, found, 'hide')).status).toBe(200);
    }
    expect((await decide(moderator, 'comment', id, 'keep')).status).toBe(404);
  });

  test('a moderator can undo their own decision about a held comment, but not that of another moderator', async () => {
    const { token: second } = await seatStaff(api, { roles: ['moderator'] });
    const id = await comment('https://example.com/lucky');
    const shown = await decide(moderator, 'comment', id, 'keep');
    expect(shown.status).toBe(200);
    expect((await decide(second, 'comment', id, 'hide', lastOf(shown))).status).toBe(404);
    expect((await decide(moderator, 'comment', id, 'hide', lastOf(shown))).status).toBe(200);
  });

  test('a moderator can bring back a post hidden after a report, but not one that an editor withdrew', async () => {
    const { token: editor } = await seatStaff(api, { roles: ['editor'] });
    const { token: owner } = await seatStaff(api, { roles: ['owner'] });
    const id = await postId('post-3');
    await reportThing(api, 'post', 'post-3');
    const hidden = await decide(moderator, 'post', id, 'hide');
    expect((await decide(moderator, 'post', id, 'keep', lastOf(hidden))).status).toBe(200);

    await api.reply(withdrawPosts, { body: { ids: [id] } }, { token: editor });
    const refused = await decide(moderator, 'post', id, 'keep', await lastAct(id));
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('withdrew this post')]);
    expect((await decide(owner, 'post', id, 'keep', await lastAct(id))).status).toBe(200);
  });

  test('closing a report after an editor withdrew the post does not let a moderator bring it back', async () => {
    const { token: editor } = await seatStaff(api, { roles: ['editor'] });
    const id = await postId('post-4');
    await reportThing(api, 'post', 'post-4');
    await api.reply(withdrawPosts, { body: { ids: [id] } }, { token: editor });
    const closed = await decide(moderator, 'post', id, 'hide', await lastAct(id));
    expect(closed.status).toBe(200);
    expect((await decide(moderator, 'post', id, 'keep', lastOf(closed))).status).toBe(409);
  });

  test('a moderator cannot bring back a post that a command withdrew', async () => {
    const id = await postId('post-5');
    await reportThing(api, 'post', 'post-5');
    await api.db.updateTable('posts').set({ withdrawn_at: api.now() }).where('id', '=', id).execute();
    expect((await decide(moderator, 'post', id, 'keep')).status).toBe(409);
  });
});
