import { expect, test } from 'vitest';
import { oversOf, rowsOf } from './sheet-rows.ts';

test.each([
  ['6', 6],
  ['19.3', 20],
  ['90', 50],
  [null, 0],
])('an innings of %s overs has %i boxes', (overs, boxes) => {
  expect(oversOf(overs)).toHaveLength(boxes);
});

test('a side of paper holds fifteen rows', () => {
  expect(rowsOf(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(rowsOf(40)).toHaveLength(15);
});
