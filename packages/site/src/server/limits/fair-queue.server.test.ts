import { expect, test } from 'vitest';
import { createFairQueue, OverloadError } from './fair-queue.server.ts';

function setUp(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ running: 1, waiting: 10, waitingOfOne: 4, ...limits });
  const finish: (() => void)[] = [];
  const started: string[] = [];
  /** Requests a rendering that lasts until `next`. */
  const render = (caller: string) =>
    queue(caller, () => {
      started.push(caller);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const next = async () => {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, render, next, started };
}

test('runs a limited number at once, and the next once one has ended [R-20]', async () => {
  const { render, next, started } = setUp({ running: 2 });
  void ['a', 'b', 'c'].map(render);
  expect(started).toEqual(['a', 'b']);
  await next();
  expect(started).toEqual(['a', 'b', 'c']);
});

test('a caller with many requests makes no other caller wait for them [R-20]', async () => {
  const { render, next, started } = setUp();
  void ['flood', 'flood', 'flood', 'flood', 'reader'].map(render);
  for (let count = 0; count < 4; count += 1) await next();
  expect(started).toEqual(['flood', 'flood', 'reader', 'flood', 'flood']);
});

test.each([
  ['of one caller', { waitingOfOne: 2 }, ['a', 'a', 'a', 'a'], ['b']],
  ['over all callers', { waiting: 2 }, ['a', 'b', 'c', 'd'], []],
])('a full queue %s refuses [R-8 R-20]', async (_, limits, callers, others) => {
  const { render } = setUp(limits);
  const requests = callers.map(render);
  await expect(requests.at(-1)).rejects.toThrow(OverloadError);
  void others.map(render);
});

test('a place is free again after a failure', async () => {
  const { queue } = setUp();
  await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue('a', async () => 'rendered')).toBe('rendered');
});
