import { followTag } from '@maidan/contract/feed/follows';
import { IDEMPOTENCY_HEADER } from '@maidan/contract/core/headers';
import { like } from '@maidan/contract/feed/likes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importContent, manyPosts } from '../../testing/packs.ts';
import { signIn } from '../../testing/people/users.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp('SQLite', { specOnly: true });
  await importContent(api, manyPosts(2));
  ({ token } = await signIn(api));
});
afterAll(() => api.close());

const post = async (path: string, body: object) => (await api.send('POST', `/api/${path}`, { token }, body)).json;

test('replies to likes, follows and comments have only the fields of the specification', async () => {
  expect((await api.request(like, { body: { post_id: 1, type: 'thumbsup' } }, { token })).json).toEqual({
    message: 'Liked',
    count: 1,
  });
  const followed = await api.request(followTag, { body: { following_id: 'home', type: 'tag' } }, { token });
  expect(followed.json).toEqual({ message: 'subscribed' });
  expect(await post('newcomment', { post_id: 1, comment: 'Hi' })).toEqual({ message: 'success' });
  expect(await post('updateprofile', { name: 'Asha', email: '', phone: '', avatar: '' })).toEqual({
    message: 'Your profile is updated.',
  });
});

test('extensions in a request have no effect: likes and follows toggle, a repeated comment is a second one', async () => {
  const other = await signIn(api);
  const send = async (path: string, body: object) =>
    (
      await api.send(
        'POST',
        `/api/${path}`,
        { token: other.token, headers: { [IDEMPOTENCY_HEADER]: 'once-only-1' } },
        body,
      )
    ).json as { message: string };
  const likeRequest = { post_id: 2, type: 'thumbsup', liked: true };
  const followRequest = { following_id: 'home', type: 'tag', subscribed: true };
  for (const [liked, followed] of [
    ['Liked', 'subscribed'],
    ['Like removed', 'unsubscribed'],
  ]) {
    expect([await send('islike', likeRequest), await send('subscribe', followRequest)]).toMatchObject([
      { message: liked },
      { message: followed },
    ]);
    await send('newcomment', { post_id: 2, comment: 'Again' });
  }
  const { data } = (await send('comments', { post_id: 2 })) as unknown as { data: object[] };
  expect(data).toHaveLength(2);
});

test('a conversation has strings as ids and flags', async () => {
  const started = await post('newconversation', { name: 'Turf', location: 'Here', message: 'Hello' });
  const { cid } = started as { cid: string };
  expect(started).toEqual({ message: 'success', cid: expect.stringMatching(/^\d{15}$/) });
  expect(await post('newchat', { conversation_id: cid, message: 'More' })).toEqual({ message: 'success' });
  const [row] = (await api.get('/api/conversations', { token })).json as object[];
  expect(row).toMatchObject({ id: cid, status: '1', user_seen: '1', latest_chat: { message: 'More' } });
  const { data } = (await api.get(`/api/chats/${cid}`, { token })).json as { data: object[] };
  expect(data.map((chat) => Object.keys(chat).toSorted())).toEqual([
    ['created_at', 'message', 'type', 'user_id'],
    ['created_at', 'message', 'type', 'user_id'],
  ]);
  expect(await post('delete_user_conversation', { conversationid: [cid] })).toEqual({ message: 'success' });
});
