import { newChatPicture, newConversationPicture } from '@maidan/contract/account/chat-pictures';
import { chats, chatsPage, conversations, deleteConversations } from '@maidan/contract/account/conversations';
import { inboxThread } from '@maidan/contract/desk/inbox/inbox';
import { ACCOUNT_BYTES, CHAT_PICTURE_MAX_BYTES } from '@maidan/contract/rules/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeConversation, startConversation } from '../../../testing/conversations.ts';
import { copyAccount } from '../../../testing/databases/copy-account.ts';
import { engines, openTestDatabase } from '../../../testing/databases/engines.ts';
import { testPhoto } from '../../../testing/media/test-photo.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cleanUpUploads } from '../../jobs/cleanup-uploads.ts';
import { HOUR, MINUTE } from '../../runtime/clock.ts';

describe.each(engines)('pictures in messages on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const pictureOf = (name: string | null | undefined, token?: string) =>
    api.app.request(
      `/api/chats/picture/${name}`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
      { peer: '127.0.0.1' },
    );
  const stored = async () => {
    const names: string[] = [];
    for await (const name of api.world.uploads.list()) names.push(name);
    return names;
  };

  test('a picture is sent with its text, loses its location, and can be loaded only by its sender and the staff', async () => {
    const { token, userId } = await signIn(api);
    const stranger = await signIn(api);
    const cid = await startConversation(api, token);
    const sent = { conversation_id: cid, message: ' Is this the gate? ', picture: await testPhoto() };
    const { data } = await api.reply(newChatPicture, { body: sent }, { token });
    expect(data).toMatchObject({ user_id: userId, type: 'text', message: 'Is this the gate?' });
    expect((await api.reply(chats, { params: { id: cid } }, { token })).data.at(-1)).toEqual(data);
    expect((await api.reply(chatsPage, { params: { id: cid }, query: {} }, { token })).data.at(-1)).toEqual(data);
    const own = await pictureOf(data?.picture, token);
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    const facts = await sharp(Buffer.from(await own.arrayBuffer())).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([40, 30, undefined]);
    const others = [
      await pictureOf(data?.picture, stranger.token),
      await pictureOf(data?.picture),
      await pictureOf('x', token),
    ];
    expect(others.map(({ status }) => status)).toEqual([404, 401, 404]);

    const staff = await seatStaff(api, { roles: ['owner'], name: 'Olga' });
    const thread = await api.reply(inboxThread, { params: { id: cid }, query: {} }, { token: staff.token });
    expect(thread.messages.map(({ message, picture }) => [message, picture !== null])).toEqual([
      ['Hello', false],
      ['Is this the gate?', true],
    ]);
    const link = thread.messages.at(-1)?.picture ?? '';
    expect((await api.get(link)).status).toBe(200);
    expect((await api.get(link.replace(/.$/, 'x'))).status).toBe(404);
    api.wait(15 * MINUTE);
    expect((await api.get(link)).status).toBe(404);
  });

  test('a conversation can begin with a picture alone, which counts towards storage and is part of the export', async () => {
    const user = await signIn(api);
    const { token, userId } = user;
    const picture = await testPhoto();
    const headers = { 'idempotency-key': 'picture-once' };
    const body = { name: 'Lost bottle', location: 'Kora', message: '', picture };
    const begin = () => api.reply(newConversationPicture, { body }, { token, headers });
    const before = (await stored()).length;
    const [first, second] = [await begin(), await begin()];
    expect(second).toEqual(first);
    expect((await stored()).length).toBe(before + 1);
    expect(await api.reply(conversations, {}, { token })).toMatchObject([{ latest_chat: { message: 'Photo' } }]);
    const row = await api.db
      .selectFrom('users')
      .select('stored_bytes')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const { bytes } = await api.db
      .selectFrom('chat_pictures')
      .select('bytes')
      .where('conversation_id', '=', Number(first.cid))
      .executeTakeFirstOrThrow();
    expect(row.stored_bytes).toBeGreaterThan(bytes);
    const [kept] = (await api.reply(chats, { params: { id: first.cid ?? 0 } }, { token })).data;
    expect((await copyAccount(api, user)).text).toContain(`/api/chats/picture/${kept?.picture}`);
  });

  test('pictures of a deleted conversation can no longer be loaded by the person', async () => {
    const { token } = await signIn(api);
    const body = { name: 'Lost bottle', location: 'Kora', message: 'Seen it?', picture: await testPhoto() };
    const { cid } = await api.reply(newConversationPicture, { body }, { token });
    const [message] = (await api.reply(chats, { params: { id: cid ?? 0 } }, { token })).data;
    await api.reply(deleteConversations, { body: { conversationid: [cid ?? 0] } }, { token });
    expect((await pictureOf(message?.picture, token)).status).toBe(404);
  });

  test.each([
    ['a file that is no picture', () => new File(['a,b'], 'team.csv', { type: 'text/csv' }), 422],
    ['a document', () => new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }), 422],
    ['a page that claims to be one', () => new File(['<!doctype html>'], 'a.jpg', { type: 'image/jpeg' }), 422],
    ['nothing', () => new File([], 'a.jpg', { type: 'image/jpeg' }), 422],
    ['one that is too large', () => new File([new Uint8Array(CHAT_PICTURE_MAX_BYTES + 1)], 'a.jpg'), 413],
  ])('%s is refused at its field, and leaves no file', async (_what, write, status) => {
    const { token } = await signIn(api);
    const cid = await startConversation(api, token);
    const before = await stored();
    const body = { conversation_id: cid, message: 'Look', picture: write() };
    const refused = await api.request(newChatPicture, { body }, { token });
    expect([refused.status, refused.json]).toMatchObject([status, { errors: { picture: [expect.any(String)] } }]);
    expect(await stored()).toEqual(before);
    expect((await api.reply(chats, { params: { id: cid } }, { token })).data).toHaveLength(1);
  });

  test("a closed conversation, another person's conversation and a full account accept none, and no file stays", async () => {
    const { token, userId } = await signIn(api);
    const closed = await startConversation(api, token);
    await closeConversation(api, closed);
    const foreign = await startConversation(api, (await signIn(api)).token);
    const full = await startConversation(api, token);
    const before = await stored();
    const send = async (id: number) =>
      api.request(
        newChatPicture,
        { body: { conversation_id: id, message: '', picture: await testPhoto() } },
        { token },
      );
    expect([(await send(closed)).status, (await send(foreign)).status]).toEqual([409, 404]);
    await api.db.updateTable('users').set({ stored_bytes: ACCOUNT_BYTES }).where('id', '=', userId).execute();
    expect((await send(full)).status).toBe(413);
    expect(await stored()).toEqual(before);
  });

  test('the cleanup keeps pictures of messages, and removes those of a conversation that is gone', async () => {
    const { token } = await signIn(api);
    const body = { name: 'Lost bottle', location: 'Kora', message: '', picture: await testPhoto() };
    const { cid } = await api.reply(newConversationPicture, { body }, { token });
    const [message] = (await api.reply(chats, { params: { id: cid ?? 0 } }, { token })).data;
    const picture = message?.picture ?? '';
    const later = Date.now() + 2 * HOUR;
    await cleanUpUploads(api.db, api.world.uploads, later);
    expect(await stored()).toContain(picture);
    await api.db.deleteFrom('conversations').where('id', '=', Number(cid)).execute();
    await cleanUpUploads(api.db, api.world.uploads, later);
    expect(await stored()).not.toContain(picture);
  });
});

describe.each(engines)('pictures in spec-only mode on %s', (engine) => {
  test('messages with a picture are returned as text, and none can be sent', async () => {
    const database = await openTestDatabase(engine);
    const first = await createTestApp(engine, {}, { database });
    const { token } = await signIn(first);
    const body = { name: 'Lost bottle', location: 'Kora', message: '', picture: await testPhoto() };
    const { cid } = await first.reply(newConversationPicture, { body }, { token });
    const plain = await createTestApp(engine, { specOnly: true }, { database });
    const thread = await plain.request(chats, { params: { id: cid ?? 0 } }, { token });
    expect(thread.json).toEqual({ data: [expect.not.objectContaining({ picture: expect.anything() })] });
    expect(thread.json).toMatchObject({ data: [{ type: 'text', message: 'Photo' }] });
    const sent = { conversation_id: cid ?? 0, message: '', picture: await testPhoto() };
    expect((await plain.request(newChatPicture, { body: sent }, { token })).status).toBe(404);
    await first.close();
  });
});
