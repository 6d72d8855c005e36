import { poll, voteStatus } from '@maidan/contract/feed/polls';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { pollCountQuery, pollQuery } from '@maidan/api-client/queries/feed/polls';
import { openCalls, turns } from '@maidan/api-client/testing/test-calls';
import { currentToasts, dismissToast } from '@maidan/ui/toast/toast-store';
import { testPage } from '../testing/test-page.ts';
import { voteInPoll } from './vote.ts';

const VOTE = '/api/userquizpollresponse';
const COUNT = '/api/quizpoll_count/3';
const options = (first: number, second: number) => [
  { id: 1, option_text: 'Kho kho', vote_count: first },
  { id: 2, option_text: 'Kabaddi', vote_count: second },
];
const status = (user_option_id: number | null, first: number, second: number) => ({
  has_voted: user_option_id !== null,
  data: options(first, second),
  user_option_id,
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) dismissToast(id);
});

/** A page with poll 3 before the vote; its check for a vote is answered or still open. */
async function setUp() {
  const { api, call } = openCalls();
  const { client, runner } = testPage({ api });
  client.setQueryData(pollQuery(api, 3).queryKey, poll.parse({ id: 3, question: 'Which?', options: options(4, 6) }));
  const query = pollCountQuery(api, 3);
  new QueryObserver(client, query).subscribe(() => undefined);
  const count = await call(COUNT);
  const shown = () => {
    const now = client.getQueryData(query.queryKey);
    return now && [now.user_option_id, ...now.data.map(({ vote_count }) => vote_count)];
  };
  const vote = (option: number) => runner.dispatch(voteInPoll, { quizpoll_id: 3, quizpoll_option_id: option });
  return { call, count, shown, vote };
}

/** The same, once the check has been answered. */
async function setUpWithCheck() {
  const parts = await setUp();
  parts.count.answer(status(null, 4, 6));
  await vi.waitFor(() => expect(parts.shown()).toEqual([null, 4, 6]), 60_000);
  return parts;
}

test('is counted at once, and the counts in the reply replace it', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const outcome = vote(2);
  expect(shown()).toEqual([2, 4, 7]);
  (await call(VOTE)).answer(status(2, 5, 9));
  expect(await outcome).toMatchObject({ status: 'done' });
  expect(shown()).toEqual([2, 5, 9]);
});

test('a late check requested before the vote does not remove it [K-4]', async () => {
  const { vote, call, count, shown } = await setUp();
  const outcome = vote(2);
  expect(shown()).toEqual([2, 4, 7]);
  (await call(VOTE)).answer(status(2, 4, 7));
  await outcome;
  count.answer(status(null, 4, 6));
  await turns();
  expect(shown()).toEqual([2, 4, 7]);
});

test('requests the counts after a reply without them', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const outcome = vote(1);
  (await call(VOTE)).answer({ message: 'Thank you' });
  (await call(COUNT, 1)).answer(status(1, 8, 6));
  await outcome;
  expect(shown()).toEqual([1, 8, 6]);
});

test('a second vote shows the first one with a message; a repeated vote shows none', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const recorded = {
    status: 'error',
    message: 'You have voted.',
    code: 'conflict',
    ...voteStatus.parse(status(1, 5, 6)),
  };
  const other = vote(2);
  (await call(VOTE)).answer(recorded, 409);
  expect(await other).toMatchObject({ status: 'done' });
  expect(currentToasts().map(({ text }) => text)).toEqual(['You have voted.']);
  expect(shown()).toEqual([1, 5, 6]);
  const same = vote(1);
  (await call(VOTE, 1)).answer(recorded, 409);
  expect(await same).toMatchObject({ status: 'done' });
  expect(currentToasts()).toHaveLength(1);
});

test('a failure shows the options again [K-6]', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const outcome = vote(2);
  (await call(VOTE)).answer({ message: 'busy' }, 503);
  expect(await outcome).toMatchObject({ status: 'failed', error: { status: 503 } });
  expect(shown()).toEqual([null, 4, 6]);
});

test('offline, it stays on screen until it is sent; a refusal then shows the options again [K-5]', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  vi.stubGlobal('navigator', { onLine: false });
  const offline = vote(2);
  (await call(VOTE)).fail();
  expect([(await offline).status, shown()]).toEqual(['queued', [2, 4, 7]]);
  vi.stubGlobal('navigator', { onLine: true });
  const later = vote(2);
  (await call(VOTE, 1)).answer({ message: 'gone' }, 404);
  expect(await later).toMatchObject({ status: 'failed', error: { status: 404 } });
  expect(shown()).toEqual([null, 4, 6]);
});
