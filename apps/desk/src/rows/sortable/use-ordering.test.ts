import { expect, test } from 'vitest';
import { moveTo } from './use-ordering.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i is %s', (from, to, order) => {
  expect(moveTo(['a', 'b', 'c'], from, to).join('')).toBe(order);
});
