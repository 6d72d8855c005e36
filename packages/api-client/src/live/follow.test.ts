import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, waitBefore } from './follow.ts';
import type { StreamEnd } from './open-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows streams that end in turn; the last one stays open, or hangs without sending a byte. */
function start(ends: readonly StreamEnd[], isHanging = false) {
  const left = new AbortController();
  const said: string[] = [];
  const waiting = [...ends];
  const done = follow({
    open(onOpen) {
      said.push('open');
      const end = waiting.shift();
      if (end) return Promise.resolve(end);
      if (!isHanging) onOpen();
      return new Promise((resolve) => left.signal.addEventListener('abort', () => resolve({ kind: 'ended' })));
    },
    poll: () => void said.push('poll'),
    every: 5000,
    signal: left.signal,
    onPolling: (isPolling) => void said.push(isPolling ? 'polling' : 'not polling'),
  });
  return { said, done, leave: () => left.abort() };
}

const failed: StreamEnd = { kind: 'failed', retryAfter: null };

test('reopens a stream that ended, without polling', async () => {
  const { said, done, leave } = start([{ kind: 'ended' }, failed]);
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  await done;
  expect(said).toEqual(['open', 'open', 'open']);
});

test('polls while no stream opens, even if the network holds a stream back', async () => {
  const { said, done, leave } = start([failed], true);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(said).toEqual(['open', 'open', 'polling', 'poll', 'poll']);
  leave();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said.slice(5)).toEqual(['not polling']);
});

test('polls while the first stream hangs', async () => {
  const { said, done, leave } = start([], true);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(said).toEqual(['open', 'polling', 'poll', 'poll']);
  leave();
  await done;
});

test('neither opens a stream nor polls for a page that was left before the start', async () => {
  const said: string[] = [];
  await follow({
    open: () => Promise.resolve(failed),
    poll: () => void said.push('poll'),
    every: 5000,
    signal: AbortSignal.abort(),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([]);
});

test('stops polling once a stream opens', async () => {
  const { said, leave } = start([{ kind: 'failed', retryAfter: 7 }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['open', 'polling', 'poll', 'open', 'not polling']);
  leave();
});

test('polls a server without the call, and stops if the server refuses the token', async () => {
  const unknown = start([{ kind: 'unknown-call' }]);
  const refused = start([{ kind: 'refused' }]);
  await vi.advanceTimersByTimeAsync(10_000);
  const ended = vi.fn();
  void unknown.done.then(ended);
  await vi.advanceTimersByTimeAsync(0);
  // The tab that follows holds a lock in the meantime.
  expect(ended).not.toHaveBeenCalled();
  expect([unknown.said, refused.said]).toEqual([['open', 'polling', 'poll', 'poll'], ['open']]);
  unknown.leave();
  await Promise.all([unknown.done, refused.done]);
});

test.each([
  [0, null, 0, 500],
  [1, null, 1, 1000],
  [3, null, 1, 4000],
  [9, null, 1, 10_000],
  [1, 30, 0, 30_000],
  [1, 3600, 0, 60_000],
])('after %i failures with Retry-After %j s: %i %i', (failures, retryAfter, random, ms) => {
  expect(waitBefore(failures, retryAfter, () => random)).toBe(ms);
});
