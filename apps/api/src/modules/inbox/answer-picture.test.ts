import { chats, newChat } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { answerInbox, inbox, inboxThread } from '@maidan/contract/desk/inbox/inbox';
import { deskLog } from '@maidan/contract/desk/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { insertLeague, linkToLeague } from '../../../testing/leagues.ts';
import { mediaSender } from '../../../testing/media/chunk-sender.ts';
import { png } from '../../../testing/operator.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('a reply with a picture on %s', (engine) => {
  let api: TestApp;
  let person: TestUser;
  let owner: string;
  let picture: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    person = await signIn(api, undefined, 'Asha');
    ({ token: owner } = await seatStaff(api, { roles: ['owner'], name: 'Olga' }));
    ({ id: picture } = await mediaSender(api, owner).stored('map.png', png(640, 480)));
  });
  afterAll(() => api.close());

  const ask = () => startConversation(api, person.token, { message: 'Where is it?' });
  const answer = (id: number, body: object, headers = {}) =>
    api.request(answerInbox, { params: { id }, body }, { token: owner, headers });
  const readerSees = async (id: number) =>
    (await api.reply(chats, { params: { id } }, { token: person.token })).data.map(({ message }) => message);

  test('is sent to its reader as two messages, the picture first, but counted, notified and logged once', async () => {
    const id = await ask();
    const events = async () =>
      (await api.db.selectFrom('live_events').select('kind').where('conversation_id', '=', id).execute()).length;
    const [before, unread] = [await events(), await api.reply(unreadConversations, {}, { token: person.token })];
    const answered = await answer(id, { message: 'By the water tank.', picture });
    expect(answered.json).toMatchObject({
      conversation: { waiting_since: null, assigned_to: { name: 'Olga' }, latest_text: 'By the water tank.' },
      message: { type: 'text', staff: { name: 'Olga' }, message: 'By the water tank.' },
    });
    expect((await events()) - before).toBe(1);
    expect(await api.reply(unreadConversations, {}, { token: person.token })).toBe(Number(unread) + 1);
    const [, shown, text] = await readerSees(id);
    expect([shown, text]).toEqual([`/api/media/${picture}`, 'By the water tank.']);
    expect((await api.get(shown ?? '')).headers.get('content-type')).toBe('image/jpeg');
    const { messages } = await api.reply(inboxThread, { params: { id }, query: {} }, { token: owner });
    expect(messages.slice(1)).toMatchObject([
      { type: 'image', by: 'staff', staff: { name: 'Olga' }, message: `/api/media/${picture}` },
      { type: 'text', by: 'staff', staff: { name: 'Olga' } },
    ]);
    const logged = { query: { thing_kind: 'conversation', thing_id: String(id) } };
    const log = await api.request(deskLog, logged, { token: owner });
    expect(log.json).toMatchObject({ data: [{ action: 'conversation.answered' }] });
    expect(log.text).not.toContain(picture);
  });

  test('needs no text, and sent twice with one key is stored once', async () => {
    const id = await ask();
    const send = () => answer(id, { picture, close: true }, { 'idempotency-key': `picture-${id}` });
    const [one, two] = [await send(), await send()];
    expect(one.json).toMatchObject({ conversation: { open: false, latest_text: null }, message: { type: 'image' } });
    expect(two.json).toEqual(one.json);
    expect(await readerSees(id)).toHaveLength(2);
  });

  test.each([
    ['an empty message', () => ({ message: ' \n' }), 'message'],
    ['a missing file', () => ({ message: 'Look', picture: `${'0'.repeat(40)}.jpg` }), 'picture'],
    [
      'a file that is no picture',
      async () => ({
        picture: (await mediaSender(api, owner).stored('cheer.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHo\n')).id,
      }),
      'picture',
    ],
  ])('%s is refused at its field, and nothing is sent', async (_, body, field) => {
    const id = await ask();
    const refused = await answer(id, await body());
    expect([refused.status, Object.keys((refused.json as { errors: object }).errors)]).toEqual([422, [field]]);
    expect(await readerSees(id)).toEqual(['Where is it?']);
  });

  test('is refused if a newer message has not been read', async () => {
    const id = await ask();
    const { messages } = await api.reply(inboxThread, { params: { id }, query: {} }, { token: owner });
    await api.reply(newChat, { body: { conversation_id: id, message: 'Found it' } }, { token: person.token });
    const refused = await answer(id, { message: 'Look', picture, last_seen: Number(messages.at(-1)?.id) });
    expect(refused.status).toBe(409);
    expect(await readerSees(id)).toEqual(['Where is it?', 'Found it']);
  });

  test('can be sent by an organiser in a conversation of their league', async () => {
    const [league, id] = [await insertLeague(api), await ask()];
    await linkToLeague(api, league, { conversation: id, userId: person.userId });
    const { token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [league] });
    const { id: ground } = await mediaSender(api, token).stored('ground.png', png(64, 48));
    const body = { picture: ground };
    expect((await api.request(answerInbox, { params: { id }, body }, { token })).status).toBe(200);
    expect(await readerSees(id)).toContain(`/api/media/${ground}`);
    expect((await api.reply(inbox, { query: { state: 'mine' } }, { token })).data).toMatchObject([
      { latest_text: null },
    ]);
  });
});
