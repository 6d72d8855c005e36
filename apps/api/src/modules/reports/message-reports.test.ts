import { hash } from 'node:crypto';
import {
  chats,
  chatsPage,
  conversationsPage,
  deleteConversations,
  REMOVED_MESSAGE,
  type ChatMessage,
} from '@maidan/contract/account/conversations';
import { notifications } from '@maidan/contract/account/notifications';
import { inboxThread } from '@maidan/contract/desk/inbox/inbox';
import { decideReport, deskReports } from '@maidan/contract/desk/cases/reports';
import { report } from '@maidan/contract/feed/reports';
import { withdrawnPosts } from '@maidan/contract/feed/withdrawn-posts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerAsProvider, startConversation } from '../../../testing/conversations.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { testMedia } from '../../../testing/media/test-media.ts';
import { png } from '../../../testing/operator.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { addMedia } from '../media/media.store.ts';

const RUDE = 'Zanthoxylum to you';

describe.each(engines)('reports of messages on %s', (engine) => {
  let api: TestApp;
  let person: TestUser;
  let moderator: string;
  let conversation: number;
  beforeEach(async () => {
    api = await createTestApp(engine);
    person = await signIn(api);
    moderator = (await seatStaff(api, { roles: ['moderator'] })).token;
    conversation = await startConversation(api, person.token, { message: 'First of all' });
  });
  afterEach(() => api.close());

  const answer = async (message: string, type: 'text' | 'image' = 'text') => {
    await answerAsProvider(api, conversation, { type, message });
    return Number((await thread()).at(-1)?.id);
  };
  const thread = async (): Promise<ChatMessage[]> =>
    (await api.reply(chats, { params: { id: conversation } }, { token: person.token })).data;
  const send = async (id: number, token = person.token) =>
    (await api.request(report, { body: { kind: 'message', id, reason: 'bullying', note: 'Twice' } }, { token })).status;
  const cases = async (state: 'open' | 'done' = 'open', token = moderator) =>
    (await api.reply(deskReports, { query: { state } }, { token })).data;
  const decide = async (id: number, decision: 'keep' | 'hide', token = moderator) => {
    const seen = (await cases('done', token)).find((one) => one.id === id)?.decision?.id ?? null;
    const after = seen === null ? null : Number(seen);
    return api.request(decideReport, { body: { kind: 'message', id, decision, after } }, { token });
  };
  const placesWith = async (text: string) => {
    const { token } = person;
    const editor = (await seatStaff(api, { roles: ['editor'] })).token;
    const found = await Promise.all([
      api.request(chats, { params: { id: conversation } }, { token }),
      api.request(chatsPage, { params: { id: conversation }, query: {} }, { token }),
      api.request(conversationsPage, { query: {} }, { token }),
      api.request(conversationsPage, { query: { q: text } }, { token }),
      api.request(inboxThread, { params: { id: conversation }, query: {} }, { token: editor }),
    ]);
    return found.filter((reply) => reply.text.includes(text)).length;
  };

  test('a moderator can read the message and three on either side, but nothing else of the conversation', async () => {
    for (const text of ['too far up', 'one', 'two', 'three']) await answer(text);
    const id = await answer(RUDE);
    for (const text of ['four', 'five', 'six', 'too far down']) await answer(text);
    expect(await send(id)).toBe(200);
    expect(await send(id)).toBe(200);
    const [one, ...others] = await cases();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind: 'message',
      id,
      text: null,
      author: null,
      post: null,
      reports: 1,
      reasons: [{ reason: 'bullying', count: 1 }],
      notes: ['Twice'],
    });
    expect(one?.conversation).toMatchObject({ subject: 'Turf booking' });
    const shown = one?.conversation?.messages ?? [];
    expect(shown.map(({ message }) => message)).toEqual(['one', 'two', 'three', RUDE, 'four', 'five', 'six']);
    expect(shown.filter((message) => message.is_reported)).toMatchObject([{ message: RUDE, by: 'staff' }]);
    const params = { id: conversation };
    expect((await api.request(inboxThread, { params, query: {} }, { token: moderator })).status).toBe(403);
  });

  test('only what the provider wrote to the reporter can be reported', async () => {
    const id = await answer(RUDE);
    const [own] = await thread();
    expect(await send(Number(own?.id))).toBe(404);
    expect(await send(id, (await signIn(api)).token)).toBe(404);
    expect(await send(999_999)).toBe(404);
    const body = { conversationid: [conversation] };
    await api.request(deleteConversations, { body }, { token: person.token });
    expect(await send(id)).toBe(404);
    expect(await cases()).toEqual([]);
  });

  test('a removed message disappears from every list and search, and is restored unchanged', async () => {
    const id = await answer(RUDE);
    await send(id);
    expect(await placesWith(RUDE)).toBe(5);
    expect((await decide(id, 'hide')).json).toMatchObject({ is_hidden: true });
    expect(await placesWith(RUDE)).toBe(0);
    expect((await thread()).at(-1)).toMatchObject({ id, type: 'text', message: REMOVED_MESSAGE });
    expect((await decide(id, 'hide')).status).toBe(409);
    const [done] = await cases('done');
    expect(done).toMatchObject({ is_hidden: true });
    expect(done?.conversation?.messages.at(-1)).toMatchObject({ message: RUDE });
    const { data } = await api.reply(notifications, {}, { token: person.token });
    expect(data.map(({ content }) => content).join(' ')).toContain('The message was removed.');
    expect((await decide(id, 'keep')).json).toMatchObject({ is_hidden: false });
    expect(await placesWith(RUDE)).toBe(5);
  });

  test('a device that has a message learns by a hash of its id that it was removed', async () => {
    const removed = async () => (await api.reply(withdrawnPosts, { query: { since: api.now() - MINUTE } })).messages;
    const id = await answer(RUDE);
    await send(id);
    expect(await removed()).toEqual([]);
    await decide(id, 'hide');
    expect(await removed()).toEqual([hash('sha256', String(id)).slice(0, 16)]);
    api.wait(2 * MINUTE);
    expect(await removed()).toEqual([]);
    await decide(id, 'keep');
    expect((await api.reply(withdrawnPosts, {})).messages).toEqual([]);
  });

  test('its picture is gone within a minute, and is served again once restored', async () => {
    const picture = testMedia('turf.png');
    await api.world.files.put(picture.id, png(320, 200));
    await addMedia(api.db, [picture], api.now());
    const id = await answer(picture.id, 'image');
    const address = (await thread()).at(-1)?.message ?? '';
    await send(id);
    expect((await api.get(address)).status).toBe(200);
    await decide(id, 'hide');
    api.wait(MINUTE);
    expect((await api.get(address)).status).toBe(404);
    await decide(id, 'keep');
    expect((await api.get(address)).status).toBe(200);
  });

  test('the member of staff who wrote it cannot decide, and half a year later no one can restore it', async () => {
    const id = await answer(RUDE);
    await send(id);
    const { staffId, token } = await seatStaff(api, { roles: ['owner'] });
    await api.db.insertInto('chat_answers').values({ message_id: id, staff_id: staffId }).execute();
    expect((await decide(id, 'hide', token)).status).toBe(403);
    expect(await cases()).toMatchObject([{ author: 'Asha' }]);
    expect((await decide(id, 'hide')).status).toBe(200);
    api.wait(181 * DAY);
    await cleanUp(api.db, api.now());
    expect(await api.db.selectFrom('message_reports').select('id').execute()).toEqual([]);
    expect((await decide(id, 'keep', (await seatStaff(api, { roles: ['moderator'] })).token)).status).toBe(404);
  });
});
