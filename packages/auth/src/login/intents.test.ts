import { ApiError } from '@maidan/api-client/errors/api-error';
import { expect, test, vi } from 'vitest';
import { createIntentStore } from './intent-storage.ts';
import { createIntents, type IntentHandler } from './intents.ts';
import type { OpenLogin } from './login-dialog-state.ts';
import { createSession } from '../session/session.ts';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';

/** A page over this tab's and this site's storage; `openLogin` keeps the intent as the real one does. */
function page(tab = createPlatformStorage(), site = createPlatformStorage()) {
  const store = createIntentStore(areaOn(tab), areaOn(site));
  const session = createSession(areaOn(site));
  const opened: OpenLogin[] = [];
  const openLogin = (options: OpenLogin) => {
    opened.push(options);
    if (options.intent) store.keep(options.intent.name, options.intent.data ?? null);
  };
  const intents = createIntents({ store, session, openLogin });
  const logIn = () => {
    session.signIn({ token: 'mdn_a1', userId: 7 });
    intents.runPending();
  };
  return { tab, site, session, intents, opened, logIn };
}

const handler = () => vi.fn<IntentHandler>();
const refused = () =>
  Promise.reject(
    new ApiError({ kind: 'http', endpointId: 'like', serverMessage: 'Please log in again.', status: 401 }),
  );

test('who is signed in acts at once, each time with a key of its own', () => {
  const { session, intents, opened } = page();
  session.signIn({ token: 'mdn_a1', userId: 7 });
  const like = handler();
  intents.handle('like', like);
  intents.act('like', { post: 7 });
  intents.act('like', { post: 7 });
  expect(like.mock.calls.map(([data, { afterLogin }]) => [data, afterLogin])).toEqual([
    [{ post: 7 }, false],
    [{ post: 7 }, false],
  ]);
  expect(new Set(like.mock.calls.map(([, { key }]) => key)).size).toBe(2);
  expect(opened).toEqual([]);
});

test('a visitor logs in first, then it runs once', () => {
  const { intents, opened, logIn } = page();
  const like = handler();
  intents.handle('like', like);
  intents.act('like', { post: 7 }, { message: 'Please log in to like.' });
  expect(like).not.toHaveBeenCalled();
  expect(opened).toEqual([{ message: 'Please log in to like.', intent: { name: 'like', data: { post: 7 } } }]);
  logIn();
  logIn();
  expect(like.mock.calls).toEqual([[{ post: 7 }, { key: expect.stringMatching(/^[0-9a-f]{32}$/), afterLogin: true }]]);
});

test('it waits for its handler, over a reload too', () => {
  const before = page();
  before.intents.act('vote', { option: 2 });
  const { intents, logIn } = page(before.tab, before.site);
  const [like, vote] = [handler(), handler()];
  intents.handle('like', like);
  logIn();
  expect(like).not.toHaveBeenCalled();
  intents.handle('vote', vote);
  intents.handle('vote', handler());
  expect(vote).toHaveBeenCalledOnce();
});

test('of several handlers the latest runs, and after it has gone the one before', () => {
  const { session, intents } = page();
  session.signIn({ token: 'mdn_a1', userId: 7 });
  const [first, second] = [handler(), handler()];
  intents.handle('like', first);
  const leave = intents.handle('like', second);
  intents.act('like', 1);
  leave();
  intents.act('like', 2);
  expect([first.mock.calls.map(([data]) => data), second.mock.calls.map(([data]) => data)]).toEqual([[2], [1]]);
});

test('a token refused in the middle: the login opens and the thing is offered once more, not for ever', async () => {
  const { session, intents, opened, logIn } = page();
  session.signIn({ token: 'mdn_old', userId: 7 });
  const like = handler().mockImplementation(refused);
  intents.handle('like', like);
  intents.act('like', { post: 7 });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toEqual({ message: 'Please log in again.' });
  session.signOut('refused');
  logIn();
  await vi.waitFor(() => expect(like).toHaveBeenCalledTimes(2));
  expect(like.mock.lastCall?.[1].afterLogin).toBe(true);
  expect(opened).toHaveLength(1);
});

test('all that one ended session has cut off is offered again, once each, with the keys it had', async () => {
  const { session, intents, logIn } = page();
  session.signIn({ token: 'mdn_old', userId: 7 });
  const [like, comment] = [handler().mockImplementationOnce(refused), handler().mockImplementationOnce(refused)];
  intents.handle('like', like);
  intents.handle('comment', comment);
  intents.act('like', { post: 7 });
  intents.act('comment', { post: 7, words: 'Hello' });
  await vi.waitFor(() => expect(comment).toHaveBeenCalledOnce());
  session.signOut('refused');
  await Promise.resolve();
  logIn();
  logIn();
  for (const mock of [like, comment]) {
    expect(mock).toHaveBeenCalledTimes(2);
    expect(mock.mock.calls[1]).toEqual([mock.mock.calls[0]?.[0], { ...mock.mock.calls[0]?.[1], afterLogin: true }]);
  }
});

test('what one user began is not done as another', async () => {
  const { session, intents, logIn, opened } = page();
  session.signIn({ token: 'mdn_b2', userId: 8 });
  const like = handler().mockImplementationOnce(refused);
  intents.handle('like', like);
  intents.act('like', { post: 7 });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  session.signOut('refused');
  logIn();
  expect(like).toHaveBeenCalledOnce();
});

test('T-7 what a session cut off before it was sent runs with its own key at the next login of its user, and of nobody else', () => {
  for (const [userId, runs] of [
    [7, 1],
    [8, 0],
  ] as const) {
    const { intents, opened, logIn } = page();
    const remove = handler();
    intents.handle('delete', remove);
    intents.keepForLogin({ name: 'delete', data: [3], key: 'k', userId });
    expect(opened).toEqual([]);
    logIn();
    logIn();
    expect(remove.mock.calls).toEqual(Array.from({ length: runs }, () => [[3], { key: 'k', afterLogin: true }]));
  }
});
