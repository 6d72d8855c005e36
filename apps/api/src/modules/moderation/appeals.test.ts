import { appeal, appealBan, decisions } from '@maidan/contract/account/decisions';
import { notifications } from '@maidan/contract/account/notifications';
import { me } from '@maidan/contract/account/users';
import { decideAppeal, deskAppeals, deskSanctions, liftSanction } from '@maidan/contract/desk/cases/moderation';
import { decideReport } from '@maidan/contract/desk/cases/reports';
import { comments, deleteComment, newComment } from '@maidan/contract/feed/comments';
import { ownRegistrations } from '@maidan/contract/league/league-registrations';
import { followTag } from '@maidan/contract/feed/follows';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { reportThing } from '../../../testing/report-thing.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { enterCode, requestCode, signIn } from '../../../testing/people/users.ts';
import { DAY, HOUR } from '../../runtime/clock.ts';

describe.each(engines)('sanctions and appeals on %s', (engine) => {
  let api: TestApp;
  let owner: string;
  let moderator: string;
  let second: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
  });
  // Their sessions would expire during a test that waits for days.
  beforeEach(async () => {
    owner = (await seatStaff(api, { roles: ['owner'] })).token;
    moderator = (await seatStaff(api, { roles: ['moderator'] })).token;
    second = (await seatStaff(api, { roles: ['moderator'] })).token;
  });
  afterAll(() => api.close());

  const write = (token: string, comment: string) =>
    api.request(newComment, { body: { post_id: 'post-1', comment } }, { token });
  const idOf = (answer: { json: unknown }) => Number(newComment.response.parse(answer.json).data?.id);
  const listed = async () =>
    (await api.reply(comments, { body: { post_id: 'post-1' } })).data.map((one) => one.comment);
  /** A person whose comment was hidden, and the decision about them. */
  const offend = async (
    sanction: { kind: SanctionKind; days: number | null } | null,
    by = moderator,
    text = 'Losers',
  ) => {
    const person = await signIn(api);
    const id = idOf(await write(person.token, `${text} ${person.phone}`));
    await reportThing(api, 'comment', id);
    const body = { kind: 'comment', id, decision: 'hide', reason: 'bullying', sanction } as const;
    return { ...person, id, decided: await api.request(decideReport, { body }, { token: by }) };
  };
  const decided = async (token: string) => (await api.reply(decisions, {}, { token })).data;
  const news = async (token: string) =>
    (await api.reply(notifications, {}, { token })).data.map(({ content }) => content).join(' ');
  const appeals = async (token: string) => (await api.reply(deskAppeals, { query: {} }, { token })).data;
  const answer = (token: string, id: number, granted: boolean | null) =>
    api.request(decideAppeal, { body: { id, granted } }, { token });
  const send = (token: string, kind: 'comment' | 'sanction', id: number, text = 'It was a joke among friends') =>
    api.request(appeal, { body: { kind, id, text } }, { token });

  test('a warning restricts nothing, and states its reason', async () => {
    const person = await offend({ kind: 'warning', days: null });
    expect(person.decided.status).toBe(200);
    expect(await news(person.token)).toContain('A moderator has warned you about something you wrote: it insults');
    expect((await write(person.token, 'Sorry')).status).toBe(200);
    expect(await decided(person.token)).toMatchObject([
      { kind: 'comment', comment: `Losers ${person.phone}`, post: { slug: 'post-1' } },
      { kind: 'sanction', may_appeal: true, appeal: null },
    ]);
  });

  test('comments of a limited person are held until the limit ends', async () => {
    const person = await offend({ kind: 'limit', days: 7 });
    expect((await write(person.token, 'Hello')).json).toMatchObject({ waits: true });
    api.wait(8 * DAY);
    const again = await signIn(api, person.phone);
    expect((await write(again.token, 'Hello again')).json).toMatchObject({ waits: false });
  });

  test('a suspended person can read, delete and appeal, but not take part', async () => {
    const person = await offend({ kind: 'suspension', days: 1 });
    const refused = await write(person.token, 'Hello');
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({
        message: expect.stringMatching(/^You can read but not take part until \d+ \w+ \d{4}/),
      }),
    ]);
    expect((await api.request(followTag, { body: { following_id: 1 } }, { token: person.token })).status).toBe(403);
    expect((await api.request(me, {}, { token: person.token })).status).toBe(200);
    expect((await api.request(deleteComment, { body: { id: person.id } }, { token: person.token })).status).toBe(200);
    const [sanction] = await decided(person.token);
    expect(sanction?.kind).toBe('sanction');
    expect((await send(person.token, 'sanction', Number(sanction?.id))).status).toBe(200);
    api.wait(DAY + HOUR);
    expect((await write(person.token, 'Hello')).status).toBe(200);
  });

  test('a ban ends every session at once; the refused login contains a token for an appeal', async () => {
    const person = await offend({ kind: 'ban', days: 30 });
    expect((await api.request(me, {}, { token: person.token })).status).toBe(401);
    await requestCode(api, person.phone);
    const refused = await enterCode(api, person.phone, api.lastCode(person.phone));
    const { appeal: token } = refused.json as { appeal: string };
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({
        code: 'account_closed',
        message: expect.stringContaining('Your account is closed until'),
      }),
    ]);
    expect(refused.headers.get('set-cookie')).toBeNull();
    const appealWith = (value: string) => api.request(appealBan, { body: { token: value, text: 'Not me' } });
    expect((await appealWith(`${token}x`)).status).toBe(404);
    expect((await appealWith(token)).status).toBe(200);
    expect((await appealWith(token)).status).toBe(409);

    const found = (await appeals(second)).find(({ text }) => text === 'Not me');
    expect(found).toMatchObject({ kind: 'sanction', may_decide: true });
    expect((await answer(second, Number(found?.id), true)).status).toBe(204);
    expect((await signIn(api, person.phone)).userId).toBe(person.userId);
  });

  test('a ban ends the sessions on all devices, including those on the league site', async () => {
    const person = await signIn(api);
    api.wait(HOUR);
    const elsewhere = await signIn(api, person.phone);
    const again = (await seatStaff(api, { roles: ['moderator'] })).token;
    const id = idOf(await write(person.token, `Losers ${person.phone}`));
    const statuses = async () => {
      const calls = [me, ownRegistrations] as const;
      const answers = [person, elsewhere].flatMap(({ token }) => calls.map((call) => api.request(call, {}, { token })));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await reportThing(api, 'comment', id);
    const sanction = { kind: 'ban', days: 30 } as const;
    await api.reply(decideReport, { body: { kind: 'comment', id, decision: 'hide', sanction } }, { token: again });
    expect(await statuses()).toEqual([401, 401, 401, 401]);
  });

  test('the token for an appeal against a ban is valid for an hour', async () => {
    const person = await offend({ kind: 'ban', days: 30 });
    await requestCode(api, person.phone);
    const { appeal: token } = (await enterCode(api, person.phone, api.lastCode(person.phone))).json as {
      appeal: string;
    };
    api.wait(HOUR);
    expect((await api.request(appealBan, { body: { token, text: 'Late' } })).status).toBe(404);
  });

  test('only owners impose permanent sanctions', async () => {
    expect((await offend({ kind: 'ban', days: null })).decided.status).toBe(403);
    const person = await offend({ kind: 'ban', days: null }, owner);
    expect(person.decided.status).toBe(200);
    // Shorter than the 90 days after which a number may have another owner.
    api.wait(80 * DAY);
    await requestCode(api, person.phone);
    expect((await enterCode(api, person.phone, api.lastCode(person.phone))).status).toBe(403);
  });

  test('another moderator can answer an appeal, once; granting it shows the comment again', async () => {
    const person = await offend(null);
    const [hidden] = await decided(person.token);
    expect(hidden).toMatchObject({ kind: 'comment', id: person.id, may_appeal: true });
    expect((await send(person.token, 'comment', person.id)).status).toBe(200);
    expect((await send(person.token, 'comment', person.id)).status).toBe(409);
    expect(await decided(person.token)).toMatchObject([{ appeal: 'open', may_appeal: false }]);

    const mine = (await appeals(moderator)).find(({ comment }) => comment === `Losers ${person.phone}`);
    expect(mine).toMatchObject({ text: 'It was a joke among friends', may_decide: false });
    expect((await answer(moderator, Number(mine?.id), true)).status).toBe(403);
    expect((await answer(second, Number(mine?.id), true)).status).toBe(204);
    expect((await answer(owner, Number(mine?.id), false)).status).toBe(409);
    expect(await listed()).toContain(`Losers ${person.phone}`);
    expect(await news(person.token)).toContain('have reversed the decision');
    expect(await decided(person.token)).toEqual([]);
  });

  test('a refused appeal changes nothing but its status', async () => {
    const person = await offend(null);
    await send(person.token, 'comment', person.id);
    const found = (await appeals(second)).find(({ comment }) => comment === `Losers ${person.phone}`);
    expect((await answer(second, Number(found?.id), false)).status).toBe(204);
    expect(await listed()).not.toContain(`Losers ${person.phone}`);
    expect(await decided(person.token)).toMatchObject([{ appeal: 'refused', may_appeal: false }]);
    expect(await news(person.token)).toContain('We keep our decision.');
  });

  test('withdrawing the answer to an appeal reopens it and leaves the decision in place', async () => {
    const person = await offend({ kind: 'ban', days: 30 });
    const again = async () => (await api.request(me, {}, { token: person.token })).status;
    const [ban] = await api.db.selectFrom('sanctions').selectAll().where('user_id', '=', person.userId).execute();
    const hidden = () =>
      api.db
        .selectFrom('comments')
        .select(['hidden_at', 'hidden_rule', 'hidden_by'])
        .where('id', '=', person.id)
        .execute();
    const before = await hidden();
    const appealOf = async (kind: 'comment' | 'sanction', id: number) => {
      const values = { user_id: person.userId, text: 'It was a joke', created_at: api.now(), decided_at: null };
      const ids = { comment_id: null, sanction_id: null, [`${kind}_id`]: id };
      const former = { was_hidden_at: null, was_hidden_rule: null, was_hidden_by: null };
      const row = { ...values, ...ids, ...former, granted: 0 as const };
      return (await api.db.insertInto('appeals').values(row).returning('id').executeTakeFirstOrThrow()).id;
    };
    const [ofComment, ofBan] = [await appealOf('comment', person.id), await appealOf('sanction', Number(ban?.id))];
    for (const id of [ofComment, ofBan]) {
      expect((await answer(second, id, null)).status).toBe(409);
      expect((await answer(second, id, true)).status).toBe(204);
    }
    expect(await listed()).toContain(`Losers ${person.phone}`);
    const ended = await api.db
      .selectFrom('sanctions')
      .select('lifted_at')
      .where('user_id', '=', person.userId)
      .execute();
    expect(ended).toEqual([{ lifted_at: api.now() }]);
    for (const id of [ofComment, ofBan]) {
      expect((await answer(moderator, id, null)).status).toBe(403);
      expect((await answer(owner, id, null)).status).toBe(204);
      expect((await answer(owner, id, null)).status).toBe(409);
    }
    expect(await hidden()).toEqual(before);
    expect(await listed()).not.toContain(`Losers ${person.phone}`);
    expect(await api.db.selectFrom('sanctions').selectAll().where('user_id', '=', person.userId).execute()).toEqual([
      ban,
    ]);
    expect(await again()).toBe(401);
    expect((await appeals(second)).filter(({ id }) => id === ofComment || id === ofBan)).toHaveLength(2);
    expect((await answer(second, ofComment, false)).status).toBe(204);
    expect((await answer(owner, ofComment, null)).status).toBe(204);
    expect(await hidden()).toEqual(before);
  });

  test('an appeal for another person, after 14 days, or against something that does not exist is refused', async () => {
    const person = await offend(null);
    const other = await signIn(api);
    expect((await send(other.token, 'comment', person.id)).status).toBe(404);
    expect((await send(person.token, 'sanction', 999_999)).status).toBe(404);
    api.wait(15 * DAY);
    const again = await signIn(api, person.phone);
    expect((await send(again.token, 'comment', person.id)).status).toBe(409);
    expect(await decided(again.token)).toMatchObject([{ may_appeal: false }]);
  });

  test('active sanctions are listed, and can be lifted once', async () => {
    const person = await offend({ kind: 'limit', days: 30 });
    const inForce = async () => (await api.reply(deskSanctions, { query: {} }, { token: second })).data;
    const [newest] = await inForce();
    expect(newest).toMatchObject({ kind: 'limit', person: 'Asha', rule: 'bullying' });
    const lift = () => api.request(liftSanction, { body: { id: Number(newest?.id) } }, { token: second });
    expect((await lift()).status).toBe(204);
    expect((await lift()).status).toBe(409);
    expect(await inForce()).not.toContainEqual(newest);
    expect((await write(person.token, 'Hello')).json).toMatchObject({ waits: false });
    expect(await news(person.token)).toContain('you can take part as before');

    const putBack = () =>
      api.request(liftSanction, { body: { id: Number(newest?.id), lifted: false } }, { token: second });
    expect([(await putBack()).status, (await putBack()).status]).toEqual([204, 409]);
    expect(await inForce()).toContainEqual(newest);
    expect((await write(person.token, 'Hello once more')).json).toMatchObject({ waits: true });
    expect((await lift()).status).toBe(204);
    api.wait(31 * DAY);
    second = (await seatStaff(api, { roles: ['moderator'] })).token;
    expect((await putBack()).status).toBe(409);
  });

  test('a decision to keep a comment cannot impose a sanction on its writer', async () => {
    const person = await signIn(api);
    const id = idOf(await write(person.token, 'Fine'));
    const sanction = { kind: 'warning', days: null } as const;
    const body = { kind: 'comment', id, decision: 'keep', sanction } as const;
    expect((await api.request(decideReport, { body }, { token: moderator })).status).toBe(422);
  });
});
