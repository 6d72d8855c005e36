import { poll, voteStatus } from '@maidan/contract/feed/polls';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../core/query-client.ts';
import { pollCountQuery, pollQuery } from '../queries/feed/polls.ts';
import { openCalls, turns } from '../testing/test-calls.ts';
import { createCastVote } from './cast-vote.ts';

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

afterEach(() => vi.unstubAllGlobals());

/** A page that shows the poll 3 before the vote, and whose check of the vote is answered or still open. */
async function setUp() {
  const { api, call } = openCalls();
  const client = createQueryClient({ onServer: false });
  client.setQueryData(pollQuery(api, 3).queryKey, poll.parse({ id: 3, question: 'Which?', options: options(4, 6) }));
  const query = pollCountQuery(api, 3);
  new QueryObserver(client, query).subscribe(() => undefined);
  const count = await call(COUNT);
  const shown = () => {
    const now = client.getQueryData(query.queryKey);
    return now && [now.user_option_id, ...now.data.map(({ vote_count }) => vote_count)];
  };
  return { call, count, shown, vote: createCastVote(api, client) };
}

/** The same, once the check has come. */
async function setUpWithCheck() {
  const parts = await setUp();
  parts.count.answer(status(null, 4, 6));
  await vi.waitFor(() => expect(parts.shown()).toEqual([null, 4, 6]));
  return parts;
}

test("is counted at once, and the server's counts replace ours", async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const outcome = vote(3, 2, 'k');
  expect(shown()).toEqual([2, 4, 7]);
  (await call(VOTE)).answer(status(2, 5, 9));
  expect(await outcome).toEqual({ kind: 'done' });
  expect(shown()).toEqual([2, 5, 9]);
});

test('a check that was asked before the vote and arrives late does not take it away [K-4]', async () => {
  const { vote, call, count, shown } = await setUp();
  const outcome = vote(3, 2, 'k');
  expect(shown()).toEqual([2, 4, 7]);
  (await call(VOTE)).answer(status(2, 4, 7));
  await outcome;
  count.answer(status(null, 4, 6));
  await turns();
  expect(shown()).toEqual([2, 4, 7]);
});

test('a server that answers nothing is asked for the counts', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const outcome = vote(3, 1, 'k');
  (await call(VOTE)).answer({ message: 'Thank you' });
  (await call(COUNT, 1)).answer(status(1, 8, 6));
  await outcome;
  expect(shown()).toEqual([1, 8, 6]);
});

test('a second vote shows the first one, with words; the same one again needs none', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const recorded = {
    status: 'error',
    message: 'You have voted.',
    code: 'conflict',
    ...voteStatus.parse(status(1, 5, 6)),
  };
  const other = vote(3, 2, 'k');
  (await call(VOTE)).answer(recorded, 409);
  expect(await other).toEqual({ kind: 'recorded', words: 'You have voted.' });
  expect(shown()).toEqual([1, 5, 6]);
  const same = vote(3, 1, 'k');
  (await call(VOTE, 1)).answer(recorded, 409);
  expect(await same).toEqual({ kind: 'done' });
});

test('a failure brings the options back [K-6]', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  const outcome = vote(3, 2, 'k');
  (await call(VOTE)).answer({ message: 'busy' }, 503);
  await expect(outcome).rejects.toMatchObject({ status: 503 });
  expect(shown()).toEqual([null, 4, 6]);
});

test('offline it stays on screen until it is sent, and a refusal then still brings the options back [K-5]', async () => {
  const { vote, call, shown } = await setUpWithCheck();
  vi.stubGlobal('navigator', { onLine: false });
  const offline = vote(3, 2, 'k');
  (await call(VOTE)).fail();
  expect([await offline, shown()]).toEqual([{ kind: 'kept' }, [2, 4, 7]]);
  vi.stubGlobal('navigator', { onLine: true });
  const later = vote(3, 2, 'k');
  (await call(VOTE, 1)).answer({ message: 'gone' }, 404);
  await expect(later).rejects.toMatchObject({ status: 404 });
  expect(shown()).toEqual([null, 4, 6]);
});
