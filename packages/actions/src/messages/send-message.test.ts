import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';
import { recordingApi, unauthorized } from '../testing/recording-api.ts';
import { testPage } from '../testing/test-page.ts';

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
beforeEach(() => online(true));
afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number) => Response.json({ status: 'error', message: 'Out of order.' }, { status });

/** A page whose server answers each message according to its text. */
function setUp(answers: Map<string, () => Response | Error> = new Map()) {
  const sent: string[] = [];
  const { api } = recordingApi();
  const call: typeof api.call = async (endpoint, input, options) => {
    const { message } = (input as { body?: { message?: string } }).body ?? {};
    if (message === undefined) return api.call(endpoint, input, options);
    const reply = (navigator.onLine ? answers.get(message) : () => new TypeError('no network'))?.();
    const answering = recordingApi(() => reply ?? Response.json({ message: '' })).api;
    const result = await answering.call(endpoint, input, options);
    sent.push(message);
    return result;
  };
  const page = testPage({ api: { call } });
  const write = (text: string, conversation = 1) =>
    page.runner.dispatch(sendMessage, { conversation_id: conversation, message: text });
  const states = () =>
    page.runner.unsent().map(({ input, failed }) => [(input as { message: string }).message, failed]);
  const settled = () => page.runner.flush();
  return { ...page, answers, sent, write, states, settled };
}

test('messages are sent in order, once each, and only by their author', async () => {
  const { write, settled, sent, states, queue } = setUp();
  queue.put({ name: 'newChat', subject: 'x', data: {}, key: 'x', userId: 8, time: Date.now(), failed: null });
  for (const [text, conversation] of [['a'], ['b', 2], ['c']] as const) await write(text, conversation);
  await Promise.all([settled(), settled()]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(states()).toHaveLength(1);
});

test('offline, all messages wait; they are sent once the network is back', async () => {
  const { write, settled, sent, states } = setUp();
  online(false);
  await write('a');
  await write('b');
  await settled();
  const waiting = [
    ['a', null],
    ['b', null],
  ];
  expect([sent, states()]).toEqual([[], waiting]);
  online(true);
  await settled();
  expect([sent, states()]).toEqual([['a', 'b'], []]);
});

test('a refused message shows the reason and blocks only its own conversation until it is resent', async () => {
  const { write, settled, sent, states, answers, queue } = setUp(new Map([['a', () => refusal(500)]]));
  await write('a');
  await write('b', 2);
  await write('c');
  await settled();
  expect([sent, states()]).toEqual([
    ['b'],
    [
      ['a', 'Out of order.'],
      ['c', null],
    ],
  ]);
  answers.clear();
  queue.retry();
  await settled();
  expect([sent, states()]).toEqual([['b', 'a', 'c'], []]);
});

test('fails if the server is unreachable, waits after the end of a session, stays with the reason in a closed conversation', async () => {
  const { write, settled, states, answers, logins, queue } = setUp(new Map([['a', () => new TypeError('no network')]]));
  await write('a');
  await settled();
  const failed = ['a', 'No connection. Check your network and try again.'];
  expect(states()).toEqual([failed]);
  answers.set('b', unauthorized);
  await write('b', 2);
  await settled();
  expect([states(), logins.length > 0]).toEqual([[failed, ['b', null]], true]);
  answers.set('b', () => refusal(409));
  await settled();
  expect(states()).toEqual([failed, ['b', 'Out of order.']]);
  // Only its user resends that one.
  expect(queue.list().map(({ isFinal }) => isFinal)).toEqual([false, true]);
});

test('sending needs no randomUUID, which a plain-http site lacks', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const { write, settled, sent } = setUp();
  await write('a');
  await settled();
  expect(sent).toEqual(['a']);
});
