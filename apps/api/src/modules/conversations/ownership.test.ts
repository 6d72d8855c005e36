import { allEndpoints } from '@maidan/contract/core/all';
import { newChatPicture } from '@maidan/contract/account/chat-pictures';
import {
  chats,
  chatsPage,
  conversationById,
  deleteConversations,
  newChat,
} from '@maidan/contract/account/conversations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { seeded } from '../../../testing/people/crowd.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { testPhoto } from '../../../testing/media/test-photo.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { answerAsProvider, closeConversation, startConversation } from '../../../testing/conversations.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const ids = { open: 0, closed: 0, hidden: 0, missing: 123_456_789_012_345 };
type Kind = keyof typeof ids;

/** Every call that takes the id of a conversation, by its path. */
const calls = {
  'conversation/{id}': (api: TestApp, token: string, id: number) =>
    api.request(conversationById, { params: { id } }, { token }),
  'chats/{id}': (api: TestApp, token: string, id: number) => api.request(chats, { params: { id } }, { token }),
  'chats/{id}/page': (api: TestApp, token: string, id: number) =>
    api.request(chatsPage, { params: { id }, query: {} }, { token }),
  newchat: (api: TestApp, token: string, id: number) =>
    api.request(newChat, { body: { conversation_id: id, message: 'Hello' } }, { token }),
  'newchat/picture': async (api: TestApp, token: string, id: number) => {
    const body = { conversation_id: id, message: 'Hello', picture: await testPhoto() };
    return api.request(newChatPicture, { body }, { token });
  },
  delete_user_conversation: (api: TestApp, token: string, id: number) =>
    api.request(deleteConversations, { body: { conversationid: [id] } }, { token }),
};

/** What the owner gets; everyone else always gets 404. */
const owners: Record<keyof typeof calls, Record<Kind, number>> = {
  'conversation/{id}': { open: 200, closed: 200, hidden: 404, missing: 404 },
  'chats/{id}': { open: 200, closed: 200, hidden: 404, missing: 404 },
  'chats/{id}/page': { open: 200, closed: 200, hidden: 404, missing: 404 },
  newchat: { open: 200, closed: 409, hidden: 404, missing: 404 },
  'newchat/picture': { open: 200, closed: 409, hidden: 404, missing: 404 },
  delete_user_conversation: { open: 200, closed: 200, hidden: 200, missing: 404 },
};

test('the matrix has every call of the contract that takes the id of a conversation', () => {
  const takesId = ({ path, body }: Endpoint) =>
    /^(chats|conversation)\/\{id\}/.test(path) ||
    Object.keys((body as { shape?: object } | undefined)?.shape ?? {}).some((key) => key.startsWith('conversation'));
  const found = allEndpoints.filter(takesId).map((endpoint) => endpoint.path);
  expect(found.toSorted()).toEqual(Object.keys(calls).toSorted());
});

describe.each(engines)('the owner of a conversation on %s', (engine) => {
  let api: TestApp;
  let owner: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    api = await createTestApp(engine);
    [owner, other] = [await signIn(api), await signIn(api)];
  });
  afterAll(() => api.close());

  const prepare = async () => {
    api.wait(MINUTE);
    for (const kind of ['open', 'closed', 'hidden'] as const) ids[kind] = await startConversation(api, owner.token);
    await closeConversation(api, ids.closed);
    await answerAsProvider(api, ids.open, { type: 'text', message: 'A secret-canary' });
    await calls.delete_user_conversation(api, owner.token, ids.hidden);
  };
  const cells = Object.keys(calls).flatMap((call) =>
    (['open', 'closed', 'hidden', 'missing'] as const).map((kind) => [call as keyof typeof calls, kind] as const),
  );
  const rows = async () => ({
    talks: await api.db.selectFrom('conversations').selectAll().orderBy('id').execute(),
    messages: await api.db.selectFrom('chat_messages').selectAll().orderBy('id').execute(),
  });
  /** The error without the one part that differs from request to request. */
  const errorOf = ({ json }: { json: unknown }) => ({ ...(json as object), request_id: null });

  test.each(cells)('%s of the %s one: works for the owner, is 404 for anyone else [E-5]', async (call, kind) => {
    await prepare();
    const before = await rows();
    const foreign = await calls[call](api, other.token, ids[kind]);
    const missing = await calls[call](api, other.token, ids.missing);
    expect([foreign.status, errorOf(foreign)]).toEqual([404, errorOf(missing)]);
    expect(foreign.text).not.toContain('secret-canary');
    expect(await rows()).toEqual(before);
    expect((await calls[call](api, owner.token, ids[kind])).status).toBe(owners[call][kind]);
  });

  test.each(Object.keys(calls) as (keyof typeof calls)[])('%s rejects every bad token', async (call) => {
    await prepare();
    const { token: revoked } = await signIn(api);
    await api.send('POST', '/api/auth/logout', { token: revoked });
    const before = await rows();
    for (const token of ['', revoked, 'mdn_short', `mdn_${'A'.repeat(43)}`, `${owner.token}.x`]) {
      const answer = await calls[call](api, token, ids.open);
      expect([token, answer.status]).toEqual([token, 401]);
      expect(answer.text).not.toContain('secret-canary');
    }
    expect(await rows()).toEqual(before);
  });

  test("an expired login does not open its owner's conversations either", async () => {
    await prepare();
    const late = await signIn(api, owner.phone);
    api.wait(31 * DAY);
    for (const call of Object.values(calls)) expect((await call(api, late.token, ids.open)).status).toBe(401);
    [owner, other] = [await signIn(api, owner.phone), await signIn(api, other.phone)];
  });

  test("with another user's id in the selection, nothing is deleted [A-2]", async () => {
    await prepare();
    const own = await startConversation(api, other.token);
    const body = { conversationid: [own, ids.open] };
    expect((await api.request(deleteConversations, { body }, { token: other.token })).status).toBe(404);
    expect((await calls['conversation/{id}'](api, other.token, own)).status).toBe(200);
  });

  test('closing while fifty people write: no message is stored after the close [C-4 A-6]', async () => {
    await prepare();
    const writing = Array.from({ length: 50 }, () => calls.newchat(api, owner.token, ids.open));
    const closing = (async () => {
      await writing[10];
      await closeConversation(api, ids.open);
      return calls['chats/{id}'](api, owner.token, ids.open);
    })();
    const sent = (await Promise.all(writing)).filter((answer) => answer.status === 200).length;
    const atClose = chats.response.parse((await closing).json).data.length;
    // The first message and the provider's, then those that were accepted, all before the close.
    expect(atClose).toBe(sent + 2);
  });

  test('when replies get lost and the client retries, every conversation and message is stored once [C-3]', async () => {
    const random = seeded(5);
    const { token } = await signIn(api);
    const cid = await startConversation(api, token);
    const send = (index: number, path: string, body: object) =>
      api.send('POST', path, { token, headers: { 'idempotency-key': `talk-intent-${index}` } }, body);
    for (let index = 0; index < 40; index += 1) {
      api.wait(MINUTE);
      const [path, body] =
        index % 2 === 0
          ? ['/api/newchat', { conversation_id: cid, message: `Message ${index}` }]
          : ['/api/newconversation', { name: `Talk ${index}`, location: 'Here', message: 'Hello' }];
      const texts = new Set([(await send(index, path, body)).text]);
      while (random() < 0.3) texts.add((await send(index, path, body)).text);
      expect(texts.size).toBe(1);
    }
    const { data } = chats.response.parse((await calls['chats/{id}'](api, token, cid)).json);
    expect(data).toHaveLength(21);
    expect((await api.get('/api/conversations', { token })).json).toHaveLength(21);
  });
});
