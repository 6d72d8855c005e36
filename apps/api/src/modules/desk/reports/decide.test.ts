import { decideReport } from '@maidan/contract/desk/reports';
import { newComment } from '@maidan/contract/feed/comments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { reportThing } from '../../../../testing/report-thing.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { MINUTE } from '../../../runtime/clock.ts';

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
    ['nothing else is possible', null, 200],
    ['a warning is possible', 'warning', 200],
    ['a limit needs the passkey', 'limit', 403],
    ['a suspension needs the passkey', 'suspension', 403],
    ['a ban needs the passkey', 'ban', 403],
  ] as const)('a while after the passkey, hiding a comment with %s', async (_, kind, status) => {
    const id = await comment();
    await reportThing(api, 'comment', id);
    api.wait(5 * MINUTE);
    const sanction = kind && { kind, days: kind === 'warning' ? null : 7 };
    const body = { kind: 'comment', id, decision: 'hide', sanction } as const;
    const answer = await api.request(decideReport, { body }, { token: moderator });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.json).toMatchObject({ code: 'proof_needed' });
  });
});
