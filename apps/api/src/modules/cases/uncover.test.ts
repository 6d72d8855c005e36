import { COVER, deskReports, uncoverCase } from '@maidan/contract/desk/cases/reports';
import { newComment } from '@maidan/contract/feed/comments';
import { report } from '@maidan/contract/feed/reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';

describe.each(engines)('what a case covers, on %s', (engine) => {
  let api: TestApp;
  let moderator: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(1));
    moderator = (await seatStaff(api, { roles: ['moderator'] })).token;
  });
  afterAll(() => api.close());

  const write = async (comment: string) => {
    const { token } = await signIn(api);
    const { data } = await api.reply(newComment, { body: { post_id: 'post-1', comment } }, { token });
    return Number(data?.id);
  };

  test('numbers and places are covered until a moderator uncovers them, which the log records', async () => {
    const first = await write('Nets behind the tank?');
    const id = await write('Call me on 98450 12345, 5th Main');
    await write('I am on 98450 54321');
    const { token } = await signIn(api);
    const body = { kind: 'comment', id, reason: 'child', note: 'He is 9845012345' } as const;
    await api.reply(report, { body }, { token });
    const { data } = await api.reply(deskReports, {}, { token: moderator });
    expect(data).toMatchObject([
      {
        text: `Call me on ${COVER}, ${COVER}`,
        covered: ['number', 'place'],
        notes: ['He is (number covered)'],
        before: [{ text: 'Nets behind the tank?' }],
        after: [{ text: 'I am on (number covered)' }],
        post: { slug: 'post-1', name: 'About post-1', comments: 3 },
      },
    ]);
    const uncover = (of: number) =>
      api.request(uncoverCase, { body: { kind: 'comment', id: of, state: 'open' } }, { token: moderator });
    expect((await uncover(id)).json).toEqual({ text: 'Call me on 98450 12345, 5th Main', notes: ['He is 9845012345'] });
    const act = await api.db
      .selectFrom('audit_log')
      .select(['action', 'thing_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(act).toEqual({ action: 'comment.uncovered', thing_id: String(id) });
    // No one reported this comment.
    expect((await uncover(first)).status).toBe(404);
  });
});
