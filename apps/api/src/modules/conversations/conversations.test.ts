import { testMedia, testMediaUrl } from '../../../testing/media/test-media.ts';
import {
  chats,
  conversationById,
  conversations,
  deleteConversations,
  newChat,
  newConversation,
} from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { answerAsProvider, closeConversation, startConversation } from '../../../testing/conversations.ts';

describe.each(everyEngine)('conversations on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  test('a conversation can be started, listed and written to', async () => {
    const { token, userId } = await signIn(api);
    const cid = await startConversation(api, token, {
      name: ' Turf \n booking ',
      location: 'Indiranagar',
      message: 'Free at 9?\nAsha',
    });
    const listed = {
      id: cid,
      name: 'Turf booking',
      location: 'Indiranagar',
      created_at: new Date(api.now()).toISOString(),
      user_seen: '1',
      latest_chat: { message: 'Free at 9?\nAsha' },
      status: 1,
    };
    expect(await api.reply(conversations, {}, { token })).toEqual([listed]);
    expect(await api.reply(conversationById, { params: { id: cid } }, { token })).toEqual(listed);
    const { data } = await api.reply(newChat, { body: { conversation_id: cid, message: 'Or at ten?' } }, { token });
    expect(data).toMatchObject({ user_id: userId, type: 'text', message: 'Or at ten?' });
    const thread = await api.reply(chats, { params: { id: cid } }, { token });
    expect(thread.data.map((chat) => chat.message)).toEqual(['Free at 9?\nAsha', 'Or at ten?']);
    expect(thread.data.at(-1)).toEqual(data);
  });

  test('a reply makes a conversation unread until its messages are read, and moves it to the top', async () => {
    const { token } = await signIn(api);
    const older = await startConversation(api, token, { name: 'Older' });
    api.wait(MINUTE);
    const newer = await startConversation(api, token, { name: 'Newer' });
    expect(await api.reply(unreadConversations, {}, { token })).toBe(0);
    api.wait(MINUTE);
    await answerAsProvider(api, older, { type: 'image', message: testMedia('ground.webp').id });
    expect(await api.reply(unreadConversations, {}, { token })).toBe(1);
    const list = await api.reply(conversations, {}, { token });
    expect(list.map(({ id, user_seen }) => [id, user_seen])).toEqual([
      [older, '0'],
      [newer, '1'],
    ]);
    expect(list[0]?.latest_chat).toEqual({ message: 'Photo' });
    const { data } = await api.reply(chats, { params: { id: older } }, { token });
    expect(data.at(-1)).toMatchObject({ user_id: null, type: 'image', message: testMediaUrl('ground.webp') });
    expect(await api.reply(unreadConversations, {}, { token })).toBe(0);
  });

  test('a closed conversation can be read but not written to [A-6]', async () => {
    const { token } = await signIn(api);
    const cid = await startConversation(api, token);
    await closeConversation(api, cid);
    const answer = await api.request(newChat, { body: { conversation_id: cid, message: 'Still there?' } }, { token });
    expect([answer.status, answer.json]).toEqual([409, expect.objectContaining({ code: 'conversation_closed' })]);
    expect(await api.reply(conversationById, { params: { id: cid } }, { token })).toMatchObject({ status: 0 });
    expect((await api.reply(chats, { params: { id: cid } }, { token })).data).toHaveLength(1);
  });

  test('deleting hides conversations from the person; the provider keeps them', async () => {
    const { token } = await signIn(api);
    const [kept, ...gone] = [
      await startConversation(api, token),
      await startConversation(api, token),
      await startConversation(api, token),
    ];
    await answerAsProvider(api, gone[0] ?? 0, { type: 'text', message: 'Yes' });
    const body = { conversationid: [...gone, ...gone] };
    expect(await api.reply(deleteConversations, { body }, { token })).toEqual({ message: 'success' });
    // Also when the reply was lost and the request is sent again.
    expect((await api.request(deleteConversations, { body }, { token })).status).toBe(200);
    expect((await api.reply(conversations, {}, { token })).map((found) => found.id)).toEqual([kept]);
    expect(await api.reply(unreadConversations, {}, { token })).toBe(0);
    expect((await api.request(chats, { params: { id: gone[0] ?? 0 } }, { token })).status).toBe(404);
    const rows = await api.db.selectFrom('chat_messages').select('id').where('conversation_id', 'in', gone).execute();
    expect(rows).toHaveLength(3);
  });

  test('an empty or oversized selection, and blank or overlong texts, are refused', async () => {
    const { token } = await signIn(api);
    const remove = (conversationid: number[]) =>
      api.request(deleteConversations, { body: { conversationid } }, { token });
    expect((await remove([])).status).toBe(422);
    expect((await remove(Array.from({ length: 101 }, (_, index) => index))).status).toBe(422);
    const content = { name: 'Turf', location: 'Here', message: 'Hello' };
    for (const field of ['name', 'location', 'message'] as const) {
      for (const text of [' ', '', 'x'.repeat(4001)]) {
        const answer = await api.request(newConversation, { body: { ...content, [field]: text } }, { token });
        expect([field, answer.status]).toEqual([field, 422]);
      }
    }
    expect(await api.reply(conversations, {}, { token })).toEqual([]);
  });

  test('ids are not consecutive', async () => {
    const { token } = await signIn(api);
    const ids: number[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await startConversation(api, token));
    expect(new Set(ids.map((id) => String(id).length))).toEqual(new Set([15]));
    const steps = ids.slice(1).map((id, index) => Math.abs(id - (ids[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(1_000_000);
  });
});
