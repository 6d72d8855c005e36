import { expect, test } from 'vitest';
import { createToggleQueue } from './toggle-queue.ts';

function setUp() {
  const calls: { wish: boolean; answer: (reply: string) => void; fail: (error: Error) => void }[] = [];
  const queue = createToggleQueue<number, string>(
    (_key, wish) => new Promise((answer, fail) => calls.push({ wish, answer, fail })),
  );
  return { calls, queue, sent: () => calls.map(({ wish }) => wish) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one wish is one call', async () => {
  const { calls, queue } = setUp();
  const outcome = queue.toggle(1, true);
  calls[0]?.answer('on');
  expect(await outcome).toEqual({ superseded: false, reply: 'on' });
});

test('on, off and on again while the first is under way is one call', async () => {
  const { calls, queue, sent } = setUp();
  const outcomes = [queue.toggle(1, true), queue.toggle(1, false), queue.toggle(1, true)];
  calls[0]?.answer('on');
  expect(await Promise.all(outcomes)).toEqual([
    { superseded: false, reply: 'on' },
    { superseded: true },
    { superseded: true },
  ]);
  expect(sent()).toEqual([true]);
});

test('the last wish is sent after the one under way, and its reply counts', async () => {
  const { calls, queue, sent } = setUp();
  const outcomes = [queue.toggle(1, true), queue.toggle(1, false)];
  calls[0]?.answer('on');
  await turn();
  calls[1]?.answer('off');
  expect((await Promise.all(outcomes))[0]).toEqual({ superseded: false, reply: 'off' });
  expect(sent()).toEqual([true, false]);
});

test('a failure reaches who started it, and the next wish starts anew', async () => {
  const { calls, queue, sent } = setUp();
  const outcomes = [queue.toggle(1, true), queue.toggle(1, false)];
  calls[0]?.fail(new Error('no network'));
  await expect(outcomes[0]).rejects.toThrow('no network');
  expect(await outcomes[1]).toEqual({ superseded: true });
  const next = queue.toggle(1, true);
  calls[1]?.answer('on');
  expect(await next).toEqual({ superseded: false, reply: 'on' });
  expect(sent()).toEqual([true, true]);
});

test('two things do not wait for each other', async () => {
  const { calls, queue, sent } = setUp();
  const outcomes = [queue.toggle(1, true), queue.toggle(2, true)];
  calls.forEach(({ answer }) => answer('on'));
  await Promise.all(outcomes);
  expect(sent()).toEqual([true, true]);
});
