import { latestNotification, notifications } from '@maidan/contract/account/notifications';
import { NOTIFICATION_MAX, notifyEveryone, notifyPerson, sentNotifications } from '@maidan/contract/desk/notifications';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { deskLog } from '@maidan/contract/desk/log';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startConversation } from '../../../../testing/conversations.ts';
import { engines } from '../../../../testing/databases/engines.ts';
import { insertLeague, linkToLeague } from '../../../../testing/leagues.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn, type TestUser } from '../../../../testing/people/users.ts';
import { addNotification } from '../notifications.store.ts';

describe.each(engines)('notifications at the desk on %s', (engine) => {
  let api: TestApp;
  let asha: TestUser;
  let ravi: TestUser;
  let owner: string;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    [asha, ravi] = [await signIn(api), await signIn(api, undefined, 'Ravi')];
    owner = (await seatStaff(api, { roles: ['owner'], name: 'Olga' })).token;
  });
  afterAll(() => api.close());

  const toAll = (text: string, headers: Record<string, string> = {}) =>
    api.request(notifyEveryone, { body: { text } }, { token: owner, headers });
  const toPerson = (id: number | string, text: string, token = owner) =>
    api.request(notifyPerson, { params: { id }, body: { text } }, { token });
  const seenBy = async ({ token }: TestUser) =>
    (await api.reply(notifications, {}, { token })).data.map(({ content }) => content);
  const sent = async (cursor?: string) =>
    api.reply(sentNotifications, { query: cursor === undefined ? {} : { cursor } }, { token: owner });
  const lastEvent = () =>
    api.db.selectFrom('live_events').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

  test('a notification to everyone is visible at once, also to people who join later, as safe paragraphs and links', async () => {
    const text = 'Gates <b>open</b>\nat four.\n\nSee https://maidan.example/about.';
    expect((await toAll(text)).status).toBe(204);
    expect(await lastEvent()).toMatchObject({ kind: 'notification', user_id: null });
    const link =
      '<a href="https://maidan.example/about" target="_blank" rel="noopener noreferrer ugc">https://maidan.example/about</a>';
    const shown = `<p>Gates &lt;b&gt;open&lt;/b&gt;<br />at four.</p><p>See ${link}.</p>`;
    const late = await signIn(api, undefined, 'Late');
    for (const person of [asha, ravi, late]) expect(await seenBy(person)).toEqual([shown]);
    expect((await sent()).data).toMatchObject([{ content: shown, sent_by: { name: 'Olga' }, to: null }]);
  });

  test('a notification to one person is visible to no one else', async () => {
    api.wait(1000);
    expect((await toPerson(ravi.userId, 'Your kit is here.')).status).toBe(204);
    expect(await lastEvent()).toMatchObject({ kind: 'notification', user_id: ravi.userId });
    expect([await seenBy(ravi), await seenBy(asha)]).toEqual([['<p>Your kit is here.</p>'], []]);
    const { created_at: latest } = await api.reply(latestNotification, {}, { token: ravi.token });
    const [row] = (await sent()).data;
    expect(row).toMatchObject({ to: { id: ravi.userId, name: 'Ravi' }, sent_at: latest });
  });

  test('an unknown person is 404, and a text without visible characters is refused at its field', async () => {
    for (const id of [99_999, 'asha', 0]) expect([id, (await toPerson(id, 'Hello')).status]).toEqual([id, 404]);
    for (const text of ['', '  \n ', '\u200B\u2066', 'x'.repeat(NOTIFICATION_MAX + 1)]) {
      for (const refused of [await toAll(text), await toPerson(asha.userId, text)]) {
        expect([refused.status, refused.json]).toEqual([
          422,
          expect.objectContaining({ errors: { text: [expect.any(String)] } }),
        ]);
      }
    }
    expect((await toAll('x'.repeat(NOTIFICATION_MAX))).status).toBe(204);
    expect((await sent()).data).toHaveLength(1);
  });

  test('a notification sent twice with one key is sent once, and logged once', async () => {
    const once = { 'idempotency-key': 'notify-once' };
    const answers = [await toAll('Once.', once), await toAll('Once.', once)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await seenBy(asha)).toEqual(['<p>Once.</p>']);
    const { data } = await api.reply(deskLog, { query: { action: 'notification.' } }, { token: owner });
    expect(data).toMatchObject([
      { action: 'notification.sent', staff: { name: 'Olga' }, thing: { kind: 'notification', name: 'everyone' } },
    ]);
    expect(JSON.stringify(data)).not.toContain('Once.');
  });

  test('editors and organisers notify those whose conversations they answer', async () => {
    const league = await insertLeague(api);
    const editor = (await seatStaff(api, { roles: ['editor'] })).token;
    const organiser = (await seatStaff(api, { roles: ['organiser'], leagueIds: [league] })).token;
    const statuses = async () => [
      (await toPerson(asha.userId, 'Hello', editor)).status,
      (await toPerson(asha.userId, 'Hello', organiser)).status,
    ];
    expect(await statuses()).toEqual([404, 404]);
    const conversation = await startConversation(api, asha.token);
    expect(await statuses()).toEqual([204, 404]);
    await linkToLeague(api, league, { userId: asha.userId, conversation });
    expect(await statuses()).toEqual([204, 204]);
    expect((await toPerson(ravi.userId, 'Hello', editor)).status).toBe(404);
  });

  test('the list shows what staff sent, page by page, but not automatic ones or those of deleted accounts', async () => {
    await api.db
      .transaction()
      .execute((tx) => addNotification(tx, { userId: null, content: 'By the server' }, api.now()));
    for (let number = 0; number <= DESK_PAGE_SIZE; number += 1) {
      api.wait(1000);
      await (number === 3 ? toPerson(ravi.userId, `${number}`) : toAll(`${number}`));
    }
    const first = await sent();
    const second = await sent(first.cursor ?? '');
    const texts = [...first.data, ...second.data].map(({ content }) => content);
    const newestFirst = [...Array(DESK_PAGE_SIZE + 1).keys()].toReversed().map((number) => `<p>${number}</p>`);
    expect([texts, first.data.length, second.cursor]).toEqual([newestFirst, DESK_PAGE_SIZE, null]);
    await api.db.deleteFrom('users').where('id', '=', ravi.userId).execute();
    expect((await sent()).data).toHaveLength(DESK_PAGE_SIZE - 1);
    expect((await toPerson(ravi.userId, 'Gone')).status).toBe(404);
  });
});
