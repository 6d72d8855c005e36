import { deleteAccount } from '@maidan/contract/account/account';
import { deskSanctions, liftSanction } from '@maidan/contract/desk/cases/moderation';
import { sanctionPerson } from '@maidan/contract/desk/people';
import { newComment } from '@maidan/contract/feed/comments';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { finishDeletions } from '../../../testing/people/finish-deletions.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { enterCode, requestCode, signIn, type TestUser } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DAY, MINUTE } from '../../runtime/clock.ts';

describe.each(everyEngine)('a person who deletes an account to escape a sanction, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(1));
  });
  afterAll(() => api.close());

  const deleteOwn = async ({ phone, token }: TestUser) => {
    api.wait(MINUTE);
    await api.reply(deleteAccount, { body: {} }, { token });
    await api.reply(deleteAccount, { body: { pin: api.lastCode(phone) } }, { token });
  };
  const decide = async ({ userId }: TestUser, kind: SanctionKind, days: number | null) => {
    const { token } = await seatStaff(api, { roles: ['owner'] });
    await api.reply(sanctionPerson, { params: { id: userId }, body: { kind, days, rule: 'bullying' } }, { token });
  };
  const logIn = async (phone: string) => {
    await requestCode(api, phone);
    return enterCode(api, phone, api.lastCode(phone));
  };

  test('is still banned, can appeal, and can log in once the ban is lifted', async () => {
    const person = await signIn(api);
    await deleteOwn(person);
    await decide(person, 'ban', null);
    await finishDeletions(api);
    const kept = JSON.stringify(await api.db.selectFrom('number_sanctions').selectAll().execute());
    expect(kept).not.toContain(person.phone);
    api.wait(8 * DAY);
    for (const time of ['first', 'second']) {
      const refused = await logIn(person.phone);
      expect([time, refused.status, refused.json]).toMatchObject([time, 403, { code: 'account_closed' }]);
      api.wait(MINUTE);
    }
    const { token } = await seatStaff(api, { roles: ['owner'] });
    const [ban] = (await api.reply(deskSanctions, { query: {} }, { token })).data;
    await api.reply(liftSanction, { body: { id: Number(ban?.id) } }, { token });
    expect((await signIn(api, person.phone)).userId).not.toBe(person.userId);
    expect(await api.db.selectFrom('number_sanctions').selectAll().execute()).toEqual([]);
  });

  test('is suspended for the remaining days, and no longer', async () => {
    const person = await signIn(api);
    await decide(person, 'suspension', 30);
    await deleteOwn(person);
    await finishDeletions(api);
    api.wait(10 * DAY);
    const again = await signIn(api, person.phone);
    const write = (token: string) =>
      api.request(newComment, { body: { post_id: 'post-1', comment: 'Hello' } }, { token });
    expect((await write(again.token)).status).toBe(403);
    api.wait(20 * DAY);
    expect((await write((await signIn(api, person.phone)).token)).status).toBe(200);
  });

  test('starts afresh if the ban ends before the account is gone', async () => {
    const person = await signIn(api);
    await deleteOwn(person);
    await decide(person, 'ban', 3);
    await finishDeletions(api);
    api.wait(8 * DAY);
    expect((await signIn(api, person.phone)).userId).not.toBe(person.userId);
  });
});
