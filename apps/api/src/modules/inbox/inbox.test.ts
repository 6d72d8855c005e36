import { chats, conversationById, newChat } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import {
  answerInbox,
  assignInbox,
  closeInbox,
  inbox,
  inboxStaff,
  inboxThread,
  reopenInbox,
  showPhone,
  type InboxState,
} from '@maidan/contract/desk/inbox/inbox';
import { NO_PLACE } from '@maidan/contract/operations/geocoding';
import { deskLog } from '@maidan/contract/desk/log';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { insertLeague, linkToLeague } from '../../../testing/leagues.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import { inboxQuery } from './inbox.store.ts';

describe.each(engines)('the inbox on %s', (engine) => {
  let api: TestApp;
  let person: TestUser;
  let owner: Awaited<ReturnType<typeof seatStaff>>;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    person = await signIn(api, undefined, 'Asha');
    owner = await seatStaff(api, { roles: ['owner'], name: 'Olga' });
  });
  afterAll(() => api.close());

  const asOwner = () => ({ token: owner.token });
  const ask = async (message = 'Is it free?') => {
    api.wait(MINUTE);
    return startConversation(api, person.token, { message });
  };
  const list = async (state: InboxState, token = owner.token) =>
    (await api.reply(inbox, { query: { state } }, { token })).data.map(({ id }) => id);
  const answer = (id: number, body: object = {}, token = owner.token) =>
    api.request(answerInbox, { params: { id }, body: { message: 'Yes, at six.', ...body } }, { token });

  test('the longest wait comes first, and a reply ends it', async () => {
    const [first, second] = [await ask(), await ask()];
    api.wait(MINUTE);
    await api.reply(newChat, { body: { conversation_id: first, message: 'Still?' } }, { token: person.token });
    expect(await list('waiting')).toEqual([first, second]);
    expect(await list('open')).toEqual([first, second]);
    const answered = await answer(first);
    expect(answered.json).toMatchObject({
      conversation: { waiting_since: null, assigned_to: { name: 'Olga' }, latest_by: 'staff' },
      message: { by: 'staff', staff: { name: 'Olga' }, message: 'Yes, at six.' },
    });
    expect(await list('waiting')).toEqual([second]);
    expect(await list('mine')).toEqual([first]);
    const seen = await api.reply(chats, { params: { id: first } }, { token: person.token });
    expect(seen.data.map(({ message }) => message)).toEqual(['Is it free?', 'Still?', 'Yes, at six.']);
    expect(JSON.stringify(seen)).not.toContain('Olga');
    api.wait(MINUTE);
    await api.reply(newChat, { body: { conversation_id: first, message: 'Thanks' } }, { token: person.token });
    expect(await list('waiting')).toEqual([second, first]);
  });

  test('a reply is unread for its person, and open pages receive it and each change of state once', async () => {
    const id = await ask();
    const newest = () => api.db.selectFrom('live_events').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
    await answer(id);
    expect(await newest()).toMatchObject({ kind: 'message', user_id: person.userId, conversation_id: id });
    expect(await api.reply(unreadConversations, {}, { token: person.token })).toBe(1);
    await api.reply(closeInbox, { params: { id } }, asOwner());
    const closed = await newest();
    expect(closed).toMatchObject({ kind: 'conversation', user_id: person.userId, conversation_id: id });
    await api.reply(closeInbox, { params: { id } }, asOwner());
    expect(await newest()).toEqual(closed);
    expect(await list('closed')).toEqual([id]);
    expect(await api.reply(conversationById, { params: { id } }, { token: person.token })).toMatchObject({
      status: 0,
      user_seen: '0',
    });
  });

  test('a closed conversation must be reopened before a reply, and one that its user deleted cannot be answered', async () => {
    const id = await ask();
    await api.reply(closeInbox, { params: { id } }, asOwner());
    expect(await list('waiting')).toEqual([]);
    expect([(await answer(id)).status, (await answer(id)).json]).toEqual([
      409,
      expect.objectContaining({ code: 'conversation_closed' }),
    ]);
    await api.reply(reopenInbox, { params: { id } }, asOwner());
    expect(await list('waiting')).toEqual([id]);
    await api.reply(closeInbox, { params: { id } }, asOwner());
    expect((await answer(id, { reopen: true, close: true })).json).toMatchObject({ conversation: { open: false } });
    const gone = await ask();
    await api.send('POST', '/api/delete_user_conversation', { token: person.token }, { conversationid: [gone] });
    expect(await list('waiting')).toEqual([]);
    expect((await answer(gone)).status).toBe(409);
  });

  test('a reply is refused when the user has written in the meantime', async () => {
    const id = await ask();
    const { messages } = await api.reply(inboxThread, { params: { id }, query: {} }, asOwner());
    const seen = Number(messages.at(-1)?.id);
    await api.reply(newChat, { body: { conversation_id: id, message: 'Never mind' } }, { token: person.token });
    const refused = await answer(id, { last_seen: seen });
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    const { messages: after } = await api.reply(inboxThread, { params: { id }, query: {} }, asOwner());
    expect(after.map(({ message }) => message)).toEqual(['Is it free?', 'Never mind']);
    expect((await answer(id, { last_seen: Number(after.at(-1)?.id) })).status).toBe(200);
  });

  test('a reply sent twice with one key is stored once', async () => {
    const id = await ask();
    const send = () =>
      api.request(
        answerInbox,
        { params: { id }, body: { message: 'Yes.' } },
        { ...asOwner(), headers: { 'idempotency-key': 'answer-once' } },
      );
    const [one, two] = [await send(), await send()];
    expect(two.json).toEqual(one.json);
    expect((await api.reply(inboxThread, { params: { id }, query: {} }, asOwner())).messages).toHaveLength(2);
  });

  test('a conversation can be taken, assigned and released', async () => {
    const id = await ask();
    const other = await seatStaff(api, { roles: ['editor'], name: 'Ravi' });
    const assign = (staff_id: number | null) =>
      api.reply(assignInbox, { params: { id }, body: { staff_id } }, asOwner());
    expect(await assign(other.staffId)).toMatchObject({ assigned_to: { name: 'Ravi' } });
    expect([await list('mine'), await list('mine', other.token)]).toEqual([[], [id]]);
    expect(await assign(null)).toMatchObject({ assigned_to: null });
    const unknown = { params: { id }, body: { staff_id: 99_999 } };
    expect((await api.request(assignInbox, unknown, asOwner())).status).toBe(422);
    const moderator = await seatStaff(api, { roles: ['moderator'], name: 'Meera' });
    const toModerator = { params: { id }, body: { staff_id: moderator.staffId } };
    expect((await api.request(assignInbox, toModerator, asOwner())).status).toBe(422);
    const { data } = await api.reply(inboxStaff, { query: {} }, asOwner());
    expect(data.map(({ name }) => name)).toEqual(['Olga', 'Ravi']);
  });

  test('numbers are masked; revealing one is logged, and ten an hour is the limit', async () => {
    const id = await ask();
    const thread = await api.request(inboxThread, { params: { id }, query: {} }, asOwner());
    expect(thread.text).not.toContain(person.phone);
    expect(thread.json).toMatchObject({ person: { name: 'Asha', phone_ending: person.phone.slice(-2) } });
    const show = () => api.request(showPhone, { params: { id } }, asOwner());
    expect((await show()).json).toEqual({ phone: person.phone });
    for (let turn = 1; turn < 10; turn += 1) await show();
    expect((await show()).status).toBe(429);
    api.wait(HOUR);
    expect((await show()).status).toBe(200);
    const log = await api.request(deskLog, { query: { action: 'phone.shown' } }, asOwner());
    expect((log.json as { data: unknown[] }).data).toHaveLength(11);
    expect(log.text).not.toContain(person.phone);
  });

  test('the log shows who replied, but not the text of a message', async () => {
    const id = await ask('Secret-Canary');
    await answer(id, { message: 'Answer-Canary', close: true });
    const log = await api.request(deskLog, { query: { thing_kind: 'conversation', thing_id: String(id) } }, asOwner());
    expect(log.json).toMatchObject({
      data: [{ action: 'conversation.closed' }, { action: 'conversation.answered', staff: { name: 'Olga' } }],
    });
    expect(log.text).not.toContain('Canary');
  });

  test('an organiser sees only conversations about teams of their leagues', async () => {
    const league = await insertLeague(api);
    const [own, foreign] = [await ask(), await ask()];
    await linkToLeague(api, league, { conversation: own, userId: person.userId });
    const { token, staffId } = await seatStaff(api, { roles: ['organiser'], leagueIds: [league] });
    expect([await list('waiting', token), await list('open', token)]).toEqual([[own], [own]]);
    expect((await answer(own, {}, token)).status).toBe(200);
    const refused = [
      await answer(foreign, {}, token),
      await api.request(inboxThread, { params: { id: foreign }, query: {} }, { token }),
      await api.request(closeInbox, { params: { id: foreign } }, { token }),
      await api.request(reopenInbox, { params: { id: foreign } }, { token }),
      await api.request(showPhone, { params: { id: foreign } }, { token }),
      await api.request(assignInbox, { params: { id: foreign }, body: { staff_id: staffId } }, { token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const give = { params: { id: own }, body: { staff_id: owner.staffId } };
    expect((await api.request(assignInbox, give, { token })).status).toBe(403);
  });

  test('a search finds words in the subject, the location and the name', async () => {
    const start = async (name: string, location: string, token = person.token) =>
      startConversation(api, token, { name, location });
    const meera = await signIn(api, undefined, 'Meera');
    const [kora, jaya] = [await start('A place for Sunday', 'Kora'), await start('A dance', 'Jaya', meera.token)];
    const found = async (q: string, state: InboxState = 'waiting') =>
      (await api.reply(inbox, { query: { state, q } }, asOwner())).data.map(({ id }) => id);
    expect((await found('')).toSorted()).toEqual([kora, jaya].toSorted());
    expect(await found('sun PLACE')).toEqual([kora]);
    expect(await found('jay mee')).toEqual([jaya]);
    expect(await found('meera sunday')).toEqual([]);
    expect(await found('dance', 'closed')).toEqual([]);
  });

  test('a person who started a conversation without a location is shown as somewhere unknown, not in “NA”', async () => {
    await startConversation(api, person.token, { location: NO_PLACE });
    const { data } = await api.reply(inbox, { query: { state: 'waiting' } }, asOwner());
    expect(data.map(({ location }) => location)).toEqual([null]);
  });

  test('pages follow each other without a gap, and each is read from an index already in order', async () => {
    const ids: number[] = [];
    for (let turn = 0; turn < 33; turn += 1) ids.push(await startConversation(api, (await signIn(api)).token));
    const first = await api.reply(inbox, { query: { state: 'waiting' } }, asOwner());
    const rest = await api.reply(inbox, { query: { state: 'waiting', cursor: first.cursor ?? '' } }, asOwner());
    expect([first.data.length, rest.data.length, rest.cursor]).toEqual([30, 3, null]);
    const all = [...first.data, ...rest.data].map(({ id }) => Number(id));
    expect(all.toSorted()).toEqual(ids.toSorted());
    const viewer = { staffId: 1, roles: ['owner' as const], leagueIds: [] };
    const index = {
      waiting: 'conversations_waiting',
      calls: 'conversations_calls',
      open: 'conversations_by_status',
      closed: 'conversations_by_status',
    };
    for (const state of ['waiting', 'calls', 'open', 'closed'] as const) {
      for (const after of [null, { at: 1, id: 1 }]) {
        for (const words of [[], ['kora']]) {
          const plan = await explain(api.world.database, inboxQuery(api.db, viewer, { state, words, after }));
          expect(plan).toContain(index[state]);
          expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
        }
      }
    }
  });
});
