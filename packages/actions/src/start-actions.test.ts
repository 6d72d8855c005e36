import { preloadCalls } from '@maidan/api-client/core/create-api';
import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage } from './messages/send-message.ts';
import { startActions } from './start-actions.ts';
import { recordingApi } from './testing/recording-api.ts';
import { testPage } from './testing/test-page.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A call takes a few turns of the event loop. */
async function passSeconds(count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await vi.advanceTimersByTimeAsync(1000);
    // oxlint-disable-next-line no-await-in-loop -- the same
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  }
}

test('a message whose reply was lost is retried at growing intervals under its own key', async () => {
  await preloadCalls();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  let isBack = false;
  const times: number[] = [];
  const { api, sent } = recordingApi(() => {
    times.push(Date.now() / 1000);
    return isBack ? Response.json({ message: '' }) : new TypeError('no network');
  });
  const { runner, gate } = testPage({ api });
  const session = { snapshot: () => ({ hasToken: true, signedIn: true, confirmed: true, userId: 7 }) };
  const never = () => () => undefined;
  const auth = { session: { ...session, subscribe: never, onTokenChange: never }, onLoginDismissed: never };
  const stop = startActions({ auth: auth as unknown as Parameters<typeof startActions>[0]['auth'], runner, gate });
  await runner.dispatch(sendMessage, { conversation_id: 1, message: 'On my way' });
  await passSeconds(70);
  const waits = times.slice(1).map((time, nth) => time - (times[nth] ?? 0));
  expect(waits.map((wait) => Math.floor(wait / 4))).toEqual([0, 3, 12]);
  isBack = true;
  await passSeconds(70);
  expect([sent.length, runner.queue.list()]).toEqual([5, []]);
  expect(new Set(sent.map(([, , key]) => key)).size).toBe(1);
  await passSeconds(70);
  expect(sent).toHaveLength(5);
  stop();
});
