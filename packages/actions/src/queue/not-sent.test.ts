import { errorMessage } from '@maidan/api-client/errors/error-message';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from '../messages/send-message.ts';
import { commentOnPost } from '../posts/comment-on-post.ts';
import { likePost } from '../posts/like-post.ts';
import { recordingApi } from '../testing/recording-api.ts';
import { testPage } from '../testing/test-page.ts';
import { createActionQueue, type QueuedAction } from './action-queue.ts';

const { locks } = navigator;
beforeEach(() => vi.stubGlobal('navigator', { onLine: true, locks }));
afterEach(() => vi.unstubAllGlobals());

const comment = (text: string): QueuedAction => ({
  name: 'newComment',
  subject: text,
  data: { post_id: 1, comment: text },
  key: `key-of-${text}`,
  userId: 7,
  time: Date.now(),
  failed: null,
});

function page(site = createPlatformStorage(), answer?: Parameters<typeof recordingApi>[0]) {
  const { api, sent } = recordingApi(answer);
  const parts = testPage({ api, site });
  return { ...parts, sent, flush: () => parts.runner.flush() };
}

const WEEK = 7 * 24 * 60 * 60_000;

test('an action that waited for a week stays unsent, with a message, until its user resends or cancels it', async () => {
  const { queue, flush, sent, site } = page(undefined, () => Response.json({ message: 'success', data: null }));
  queue.put({ ...comment('of last week'), time: Date.now() - WEEK - 1 });
  await flush();
  const why = 'It could not be sent for 7 days.';
  expect([sent, queue.list().map(({ data, failed }) => [data, failed])]).toEqual([
    [],
    [[{ post_id: 1, comment: 'of last week' }, why]],
  ]);
  expect(createActionQueue(areaOn(site)).list()).toEqual(queue.list());
  queue.retry();
  await flush();
  expect([sent.length, queue.list()]).toEqual([1, []]);
});

test('a full queue drops nothing: a new action fails at once, with the reason', async () => {
  vi.stubGlobal('navigator', { onLine: false, locks });
  const { queue, runner, mount, outcomes } = page(undefined, () => new TypeError('no network'));
  for (let nth = 0; nth < 100; nth += 1) queue.put(comment(`comment ${nth}`));
  mount(commentOnPost);
  mount(sendMessage);
  await runner.dispatch(commentOnPost, { post_id: 1, comment: 'One too many' });
  await runner.dispatch(sendMessage, { conversation_id: 5, message: 'One too many' });
  expect(outcomes.map((one) => one.status === 'failed' && errorMessage(one.error))).toEqual(
    Array.from({ length: 2 }, () => 'Too much is already waiting to be sent. Try again once some of it has been sent.'),
  );
  expect([queue.list().length, queue.list()[0]?.subject]).toEqual([100, 'comment 0']);
  // A newer input replaces a waiting one.
  expect(queue.put(comment('comment 0'))).toBe(true);
});

describe('an action refused later', () => {
  const refused = () => Response.json({ status: 'error', message: 'This post was not found.' }, { status: 404 });

  test('stays with its text and the reason, over a reload, until its user sends it again', async () => {
    let isBack = false;
    const before = page(undefined, refused);
    before.queue.put(comment('written on the metro'));
    expect([await before.flush(), await before.flush(), before.sent.length]).toEqual([false, false, 1]);
    const after = page(before.site, () => (isBack ? Response.json({ message: 'success', data: null }) : refused()));
    const kept = { input: { post_id: 1, comment: 'written on the metro' }, failed: 'This post was not found.' };
    expect(after.runner.unsent()).toMatchObject([{ ...kept, isFinal: true }]);
    isBack = true;
    after.queue.retry(({ isFinal }) => !isFinal);
    await after.flush();
    expect(after.sent).toEqual([]);
    after.queue.retry();
    await after.flush();
    expect([after.sent.length, after.queue.list()]).toEqual([1, []]);
  });

  test('does not block later ones', async () => {
    const { queue, flush, sent } = page(undefined, (_, before) =>
      before === 0 ? refused() : Response.json({ message: 'success', data: null }),
    );
    for (const text of ['refused', 'taken']) queue.put(comment(text));
    await flush();
    expect([sent.length, queue.list().map(({ subject }) => subject)]).toEqual([2, ['refused']]);
  });

  test('leaves nothing if it was a tap, because the page shows its state', async () => {
    const { queue, flush } = page(undefined, refused);
    queue.put({ ...comment('x'), name: 'like', subject: '3', data: likePost.input(3, true) });
    await flush();
    expect(queue.list()).toEqual([]);
  });
});
