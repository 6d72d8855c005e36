import { openCalls } from '@maidan/api-client/testing/test-calls';
import { areaOn, createPlatformStorage, faultyPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commentOnPost } from './posts/comment-on-post.ts';
import { likePost } from './posts/like-post.ts';
import { createLoginGate, type GatedAction } from './login-gate.ts';
import { recordingApi, unauthorized } from './testing/recording-api.ts';
import { testPage } from './testing/test-page.ts';
import { voteInPoll } from './posts/vote.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'http://maidan.test/' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const liked = () => Response.json({ message: 'Liked', count: 1 });
const like = likePost.input(7, true);
const comment = { post_id: 7, comment: 'Hello' };

function page(more: Partial<Parameters<typeof testPage>[0]> = {}, answer: Parameters<typeof recordingApi>[0] = liked) {
  const { api, sent } = recordingApi(answer);
  return { ...testPage({ api, ...more }), sent, paths: () => sent.map(([path]) => path) };
}

test('for a logged-in user, an action runs at once, each time with a new key', async () => {
  const { runner, sent, logins } = page({}, () => Response.json({ message: 'success', data: null }));
  await runner.dispatch(commentOnPost, comment);
  await runner.dispatch(commentOnPost, comment);
  expect([sent.length, new Set(sent.map(([, , key]) => key)).size, logins]).toEqual([2, 2, []]);
});

test('a visitor logs in first, and then the action is sent once', async () => {
  const { runner, logins, logIn, mount, outcomes, paths } = page({ userId: null });
  mount(likePost);
  await runner.dispatch(likePost, like);
  expect([paths(), logins, outcomes.map(({ status }) => status)]).toEqual([
    [],
    [{ message: 'Log in to like this.' }],
    ['gated'],
  ]);
  logIn();
  logIn();
  await vi.waitFor(() => expect(outcomes.map(({ status }) => status)).toEqual(['gated', 'done']), 60_000);
  expect(paths()).toEqual(['islike']);
});

test('it waits for a component that handles it, even across a reload', async () => {
  const before = page({ userId: null });
  await before.runner.dispatch(voteInPoll, { quizpoll_id: 2, quizpoll_option_id: 4 });
  const { logIn, mount, sent, paths } = page({ site: before.site, tab: before.tab, userId: null }, () =>
    Response.json({ data: [{ id: 4, option_text: 'Kabaddi', vote_count: 1 }] }),
  );
  mount(likePost);
  logIn();
  expect(paths()).toEqual([]);
  mount(voteInPoll);
  mount(voteInPoll);
  await vi.waitFor(() => expect(paths()).toEqual(['userquizpollresponse']), 60_000);
  expect(sent[0]?.[2]).toMatch(/^[0-9a-f]{32}$/);
});

test('the latest of several components gets the outcome; once it unmounts, the one before', async () => {
  const { runner } = page();
  const reported: string[] = [];
  runner.mount(likePost, () => void reported.push('first'));
  const leave = runner.mount(likePost, () => void reported.push('second'));
  await runner.dispatch(likePost, like);
  leave();
  await runner.dispatch(likePost, like);
  expect(reported).toEqual(['second', 'first']);
});

test('after a refused token the login dialog opens, and the action is sent only once more [T-7]', async () => {
  const { runner, logins, logIn, mount, outcomes, paths } = page({}, unauthorized);
  mount(likePost);
  await runner.dispatch(likePost, like);
  expect(logins).toEqual([{ message: 'Please log in again.' }]);
  logIn();
  await vi.waitFor(() => expect(outcomes.map(({ status }) => status)).toEqual(['gated', 'failed']), 60_000);
  logIn();
  expect([paths(), logins.length]).toEqual([['islike', 'islike'], 1]);
});

test('all actions that the end of a session interrupted are sent once more, with their keys [T-7]', async () => {
  const { runner, logIn, mount, sent } = page({}, (path, before) => {
    if (before < 2) return unauthorized();
    return path === 'islike' ? liked() : Response.json({ message: 'success', data: null });
  });
  mount(likePost);
  mount(commentOnPost);
  await Promise.all([runner.dispatch(likePost, like), runner.dispatch(commentOnPost, comment)]);
  logIn();
  logIn();
  await vi.waitFor(() => expect(sent).toHaveLength(4), 60_000);
  expect(sent.slice(2).toSorted()).toEqual(sent.slice(0, 2).toSorted());
});

test('an action begun by one user is not sent as another', async () => {
  const { runner, logIn, mount, paths, gate } = page({ userId: 8 }, unauthorized);
  mount(likePost);
  await runner.dispatch(likePost, like);
  logIn(7);
  expect([paths(), gate.list()]).toEqual([['islike'], []]);
});

test.each([
  [7, 1],
  [8, 0],
])('an action of user 7, whose session ended, is sent after a login of user %i: %i times [T-7]', async (id, times) => {
  const { runner, logIn, mount, sent } = page({ userId: null }, () => Response.json({ message: 'success' }));
  mount(commentOnPost);
  await runner.dispatch(commentOnPost, comment, { key: 'k', userId: 7 });
  logIn(id);
  logIn(id);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent.map(([, , key]) => key)).toEqual(Array.from({ length: times }, () => 'k'));
});

test('input that the user reviews after the login is not sent automatically', async () => {
  const { runner, logins, logIn, mount, outcomes, paths, gate } = page({ userId: null });
  const reviewed = { ...commentOnPost, reviewed: () => 'Please log in first.' };
  mount(reviewed);
  await runner.dispatch(reviewed, comment);
  logIn();
  expect([outcomes.map(({ status }) => status), logins]).toEqual([['gated'], [{ message: 'Please log in first.' }]]);
  expect([paths(), gate.list()]).toEqual([[], []]);
});

test('dismissing the login dialog drops waiting actions', async () => {
  const { runner, logIn, mount, paths, gate } = page({ userId: null });
  mount(likePost);
  await runner.dispatch(likePost, like);
  gate.clear();
  logIn();
  expect(paths()).toEqual([]);
});

test('a gated action shows the former state again', async () => {
  const { api, call } = openCalls();
  const { runner } = testPage({ api });
  const outcome = runner.dispatch(likePost, like);
  expect(runner.pendingInput(likePost, '7')).toEqual(like);
  (await call('/api/islike')).answer({ message: 'Please log in.' }, 401);
  await outcome;
  expect(runner.pendingInput(likePost, '7')).toBeUndefined();
});

describe('the stored gate', () => {
  const action: GatedAction = { name: 'like', data: like, key: 'k', userId: null };
  const gateOn = (tab = createPlatformStorage(), site = createPlatformStorage()) =>
    createLoginGate(areaOn(tab), areaOn(site));

  test('lasts for fifteen minutes, across a reload, and hands out each action once', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    const [tab, site] = [createPlatformStorage(), createPlatformStorage()];
    gateOn(tab, site).add(action);
    vi.advanceTimersByTime(15 * 60_000);
    const reloaded = gateOn(tab, site);
    expect(reloaded.list()).toEqual([action]);
    expect([reloaded.claim(action), reloaded.claim(action)]).toEqual([true, false]);
    reloaded.add(action);
    vi.advanceTimersByTime(15 * 60_000 + 1);
    expect(reloaded.list()).toEqual([]);
  });

  test('hands an action to only one of a tab and its copy', () => {
    const [site, tab] = [createPlatformStorage(), createPlatformStorage()];
    const first = gateOn(tab, site);
    first.add(action);
    const copy = gateOn(createPlatformStorage({ pending_intent: tab.getItem('pending_intent') ?? '' }), site);
    const [[mine], [theirs]] = [first.list(), copy.list()];
    if (!mine || !theirs) throw new Error('both tabs hold the action');
    expect([first.claim(mine), copy.claim(theirs), first.list(), copy.list()]).toEqual([true, false, [], []]);
  });

  test("a visitor's newer action replaces the older; a user's join", () => {
    const gate = gateOn();
    gate.add(action);
    gate.add({ ...action, key: 'l' });
    expect(gate.list().map(({ key }) => key)).toEqual(['l']);
    gate.add({ ...action, key: 'm', userId: 7 });
    expect(gate.list().map(({ key }) => key)).toEqual(['l', 'm']);
  });

  test('reads actions stored by the previous build', () => {
    const intents = [{ name: 'like', data: { postId: 7, wish: true }, key: 'k', userId: null }];
    const tab = createPlatformStorage({ pending_intent: JSON.stringify({ intents, time: Date.now() }) });
    expect(gateOn(tab).list()).toEqual([action]);
  });

  test('without storage, it lasts for the visit', () => {
    const gate = gateOn(faultyPlatformStorage('throws'), faultyPlatformStorage('throws'));
    gate.add(action);
    expect([gate.list(), gate.claim(action), gate.claim(action)]).toEqual([[action], true, false]);
  });
});
