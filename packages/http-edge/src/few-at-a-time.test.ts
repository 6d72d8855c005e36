import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFewAtATime } from './few-at-a-time.ts';

test('a burst of work is handled in order, a few pieces per turn of the event loop [R-19 R-20]', async () => {
  const later = createFewAtATime(2);
  const done: number[] = [];
  const add = (id: number) => later(() => done.push(id));
  for (const id of [1, 2, 3]) add(id);
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([1, 2]);
  add(4);
  add(5);
  await turn();
  expect(done).toEqual([1, 2, 3, 4]);
  await turn();
  expect(done).toEqual([1, 2, 3, 4, 5]);
  add(6);
  await turn();
  expect(done).toHaveLength(6);
});
