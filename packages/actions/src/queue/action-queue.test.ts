import { openCalls } from '@maidan/api-client/testing/test-calls';
import {
  areaOn,
  createPlatformStorage,
  faultyPlatformStorage,
  storageFaults,
} from '@maidan/browser/testing/platform-storage';
import { currentToasts } from '@maidan/ui/toast/toast-store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActionQueue, type QueuedAction } from './action-queue.ts';
import { commentOnPost } from '../posts/comment-on-post.ts';
import { likePost } from '../posts/like-post.ts';
import { recordingApi, unauthorized } from '../testing/recording-api.ts';
import { testPage } from '../testing/test-page.ts';

const like = (postId: number, liked: boolean, more: Partial<QueuedAction> = {}): QueuedAction => ({
  name: 'like',
  subject: String(postId),
  data: likePost.input(postId, liked),
  key: `key-${postId}-${liked}`,
  userId: 7,
  time: Date.now(),
  failed: null,
  ...more,
});
const comment = (text: string): QueuedAction => ({
  ...like(1, true),
  name: 'newComment',
  subject: text,
  data: { post_id: 1, comment: text },
  key: `key-of-${text}`,
});

const { locks } = navigator;
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks });
beforeEach(() => {
  online(true);
  vi.stubGlobal('location', { href: 'http://maidan.test/' });
});
afterEach(() => vi.unstubAllGlobals());

function device(site = createPlatformStorage(), answer?: Parameters<typeof recordingApi>[0]) {
  const { api, sent } = recordingApi(answer);
  const page = testPage({ api, site });
  return { ...page, sent, flush: () => page.runner.flush() };
}
const isLike = (path: string) => path === 'islike';

test('offline actions are sent once when back online, in order, with their keys, even after a reload [K-5]', async () => {
  const before = device();
  for (const action of [like(3, true), comment('first'), comment('second')]) before.queue.put(action);
  const after = device(before.site, (path) =>
    Response.json(isLike(path) ? { message: 'Liked', count: 4 } : { message: 'success', data: null }),
  );
  expect([await after.flush(), await after.flush()]).toEqual([false, false]);
  expect(after.sent).toEqual([
    ['islike', { post_id: 3, type: 'thumbsup', liked: true }, null],
    ['newcomment', { post_id: 1, comment: 'first' }, 'key-of-first'],
    ['newcomment', { post_id: 1, comment: 'second' }, 'key-of-second'],
  ]);
  expect([after.queue.list(), after.site.length]).toEqual([[], 0]);
});

const acts = (...entries: readonly (readonly [name: string, subject: string, data: object])[]) =>
  entries.map(([name, subject, data]) => ({ name, subject, data, key: `k-${subject}`, userId: 7, time: Date.now() }));
const at = new Date().toISOString();
const chat = { key: 'k-chat', userId: 7, conversationId: 5, text: 'On my way', at, failed: null };

test('actions stored by the previous build are still sent, with their keys', async () => {
  const former = acts(
    ['like', '3', { postId: 3, wish: false }],
    ['follow', 'category 9', { topic: { type: 'category', id: 9 }, wish: true }],
    ['follow', 'tag 7', { topic: { type: 'tag', id: '7' }, wish: false }],
    ['vote', '2', { poll: 2, option: 4 }],
    ['comment', 'c', { postId: 1, comment: 'Hello' }],
  );
  const outbox = JSON.stringify({ acts: former });
  const { sent, queue, flush, site } = device(
    createPlatformStorage({ outbox, 'chat-outbox': JSON.stringify({ chats: [chat, 7, {}] }) }),
    (path) => Response.json({ message: path === 'newcomment' ? 'success' : 'Like removed', count: 0 }),
  );
  expect(queue.list()).toHaveLength(6);
  await flush();
  expect(sent.filter(([path]) => !path.startsWith('quizpoll') && !path.startsWith('chats'))).toEqual([
    ['islike', { post_id: 3, type: 'thumbsup', liked: false }, null],
    ['cat_subscribe', { following_id: 9, type: 'category', subscribed: true }, null],
    ['subscribe', { following_id: 7, type: 'tag', subscribed: false }, null],
    ['userquizpollresponse', { quizpoll_id: 2, quizpoll_option_id: 4 }, 'k-2'],
    ['newcomment', { post_id: 1, comment: 'Hello' }, 'k-c'],
    ['newchat', { conversation_id: 5, message: 'On my way' }, 'k-chat'],
  ]);
  expect([queue.list(), site.length]).toEqual([[], 0]);
});

test('the latest input for a subject replaces an earlier one', () => {
  const { queue } = device();
  for (const action of [like(3, true), like(4, true), like(3, false)]) queue.put(action);
  expect(queue.list().map(({ data }) => data)).toEqual([likePost.input(4, true), likePost.input(3, false)]);
});

test('nothing is lost while still offline', async () => {
  online(false);
  const { queue, flush, runner } = device(undefined, () => new TypeError('no network'));
  for (const action of [like(3, true), comment('first')]) queue.put(action);
  expect(await flush()).toBe(true);
  expect(queue.list()).toHaveLength(2);
  expect(runner.unsent()).toMatchObject([{ name: 'like' }, { input: { comment: 'first' }, isSending: false }]);
});

test('offline, an action is queued with a message, and sent with the key of its first attempt', async () => {
  online(false);
  const { queue, flush, runner, sent, mount, outcomes } = device(undefined, () =>
    navigator.onLine ? Response.json({ message: 'success', data: null }) : new TypeError('no network'),
  );
  mount(commentOnPost);
  await runner.dispatch(commentOnPost, { post_id: 1, comment: 'Hello' });
  expect(outcomes).toMatchObject([{ status: 'queued' }]);
  expect(currentToasts().map(({ text }) => text)).toContain('Saved. It will be sent when you’re back online.');
  online(true);
  await flush();
  expect(queue.list()).toEqual([]);
  expect(new Set(sent.map(([, , key]) => key)).size).toBe(1);
});

test('a call that began offline and fails once the network is back is repeated at once [K-5]', async () => {
  online(false);
  const { runner, queue, sent } = device(undefined, () => {
    if (navigator.onLine) return Response.json({ message: 'Liked', count: 1 });
    online(true);
    return new TypeError('no network');
  });
  expect(await runner.dispatch(likePost, likePost.input(3, true))).toMatchObject({ status: 'done' });
  expect([sent.length, queue.list()]).toEqual([2, []]);
});

test('an action is queued offline even before the server has confirmed the login', async () => {
  online(false);
  const { api } = recordingApi(() => new TypeError('no network'));
  const { runner, queue, logins } = testPage({ api, signedIn: false });
  expect(await runner.dispatch(likePost, likePost.input(3, true))).toMatchObject({ status: 'queued' });
  expect([queue.list().map(({ name }) => name), logins]).toEqual([['like'], []]);
});

test('an action is in the queue until it is answered, so that a reload loses nothing [K-5]', async () => {
  const { api, call } = openCalls();
  const { queue, runner } = testPage({ api });
  const queued = () => queue.list().map(({ data }) => data);
  const [on, off] = [likePost.input(3, true), likePost.input(3, false)];
  const first = runner.dispatch(likePost, on);
  expect(queued()).toEqual([on]);
  const reply = await call('/api/islike');
  // The second waits for the answer to the first.
  void runner.dispatch(likePost, off);
  expect(queued()).toEqual([off]);
  reply.answer({ message: 'Liked', count: 1 });
  (await call('/api/islike', 1)).answer({ message: 'Like removed', count: 0 });
  await first;
  expect(queued()).toEqual([]);
});

test('no tab sends from the queue what another tab is sending [K-7]', async () => {
  const { api, call } = openCalls();
  const here = testPage({ api });
  const there = device(here.site, () => Response.json({ message: 'Liked', count: 1 }));
  const outcome = here.runner.dispatch(likePost, likePost.input(3, true));
  expect([await there.flush(), there.sent]).toEqual([true, []]);
  (await call('/api/islike')).answer({ message: 'Liked', count: 1 });
  await outcome;
  expect([await there.flush(), there.sent]).toEqual([false, []]);
});

test('an action that fails online leaves the queue', async () => {
  const { queue, runner, sent } = device(undefined, () => new Response(null, { status: 503 }));
  await runner.dispatch(likePost, likePost.input(3, true));
  expect([sent.length, queue.list()]).toEqual([1, []]);
});

test('retries later with a busy server, but not after a refusal [K-3]', async () => {
  const { queue, flush } = device(undefined, (path) => new Response(null, { status: isLike(path) ? 503 : 422 }));
  for (const action of [like(3, true), comment('refused')]) queue.put(action);
  expect(await flush()).toBe(true);
  expect(queue.list().map(({ name, failed }) => [name, failed])).toEqual([
    ['like', null],
    ['newComment', 'Something went wrong.'],
  ]);
});

test('after the end of a session, an action waits for the next login of its user', async () => {
  const { queue, flush, logins } = device(undefined, unauthorized);
  queue.put(like(3, true));
  expect(await flush()).toBe(false);
  expect([logins.length, queue.list().length]).toEqual([1, 1]);
});

test('actions are never sent as another user; a change of user or a logout drops them [K-7]', async () => {
  const { queue, flush, sent, become, runner } = device();
  queue.put(like(3, true));
  become(8);
  await flush();
  expect([sent, queue.list().length]).toEqual([[], 1]);
  runner.keepOnly(8);
  expect(queue.list()).toEqual([]);
});

test('a queued input does not replace a newer one in flight', async () => {
  const { api, call } = openCalls();
  const { queue, runner } = testPage({ api });
  queue.put(like(3, true));
  const tap = runner.dispatch(likePost, likePost.input(3, false));
  const flushed = runner.flush();
  (await call('/api/islike')).answer({ message: 'Like removed', count: 0 });
  expect(await tap).toMatchObject({ status: 'done', input: { liked: false } });
  await flushed;
  expect(queue.list()).toEqual([]);
});

describe('the storage may hold anything [K-8]', () => {
  test.each(['', '{', '[]', '{"acts":7}', '{"acts":[null,7,{},{"name":"like"}]}'])('%j is an empty queue', (outbox) => {
    expect(createActionQueue(areaOn(createPlatformStorage({ outbox }))).list()).toEqual([]);
  });

  test.each(['', '[]', '{"chats":{}}', '{"chats":[null,1,{},{"key":1}]}'])(
    'former messages %j are read as none',
    (text) => {
      const storage = createPlatformStorage({ 'chat-outbox': text });
      expect([createActionQueue(areaOn(storage)).list(), storage.length]).toEqual([[], 0]);
    },
  );

  test.each<Partial<QueuedAction>>([
    { name: 'launch' },
    { data: 'nonsense' },
    { data: null },
    { data: { post_id: {}, type: 'thumbsup', liked: true } },
    { data: { post_id: 3, type: 'thumbsup' } },
    { name: 'newComment', data: { post_id: 3, comment: 4 } },
    { name: 'comment', data: { comment: 'Hello' } },
    { name: 'vote', data: { poll: [], option: 4 } },
    { name: 'follow', data: { wish: true } },
  ])('%j is dropped instead of sent', async (more) => {
    const { queue, flush, sent } = device();
    queue.put(like(3, true, more));
    await flush();
    expect([sent, queue.list()]).toEqual([[], []]);
  });

  test.each(storageFaults)('if it %s, an action waits for the duration of the visit', (fault) => {
    const queue = createActionQueue(areaOn(faultyPlatformStorage(fault)));
    queue.put(like(3, true));
    expect(queue.list()).toHaveLength(1);
    queue.remove(like(3, true));
    expect(queue.list()).toEqual([]);
  });
});

describe('cancelling a waiting action', () => {
  function offline() {
    online(false);
    return device(createPlatformStorage(), () => new TypeError('no network'));
  }

  test('undoes its change on screen and never sends it', async () => {
    const { runner, queue, sent } = offline();
    await runner.dispatch(likePost, likePost.input(3, true), { key: 'k' });
    expect(runner.unsent()).toMatchObject([{ name: 'like', subject: '3' }]);
    expect(await runner.cancel({ name: 'like', subject: '3' })).toBe(true);
    expect([runner.unsent(), queue.list(), runner.pendingInput(likePost, '3')]).toEqual([[], [], undefined]);
    const before = sent.length;
    await runner.flush();
    expect(sent).toHaveLength(before);
  });

  test('is not possible while a tab is sending it', async () => {
    const { runner, queue } = offline();
    queue.put(like(3, true));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sending = locks.request('outbox like 3', () => held);
    await Promise.resolve();
    expect([await runner.cancel({ name: 'like', subject: '3' }), queue.list().length]).toEqual([false, 1]);
    release();
    await sending;
  });
});
