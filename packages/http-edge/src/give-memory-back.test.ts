import { expect, test } from 'vitest';
import { watchCrowds } from './give-memory-back.ts';

const times = (count: number, act: () => void) => {
  for (let index = 0; index < count; index += 1) act();
};

test.each([
  ['a quiet server', [10, 20, 0, 400], []],
  ['a crowd that leaves', [2000, 2000, 10, 0, 0], [2]],
  ['a crowd that leaves slowly', [2000, 1000, 500, 250, 200, 0], [4]],
  ['two crowds', [600, 0, 0, 600, 60], [1, 4]],
  ['a busy day', [2000, 1800, 2200, 1500], []],
])('collects once after each crowd: %s [R-20]', (_, intervals, collections) => {
  const collected: number[] = [];
  let at = 0;
  const crowds = watchCrowds(() => collected.push(at));
  for (const [index, requests] of intervals.entries()) {
    at = index;
    times(requests, crowds.count);
    crowds.tick();
  }
  expect(collected).toEqual(collections);
});
