import { expect, test } from 'vitest';
import { isDoubleTap } from './tap-rule.ts';

const first = { at: 1000, x: 100, y: 100 };

test.each([
  ['quick, same spot', { at: 1180, x: 104, y: 97 }, true],
  ['at the last moment', { at: 1260, x: 100, y: 100 }, true],
  ['too late', { at: 1261, x: 100, y: 100 }, false],
  ['another spot', { at: 1100, x: 100, y: 160 }, false],
])('%s', (_name, second, double) => {
  expect(isDoubleTap(first, second)).toBe(double);
});

test('a first tap is never double', () => {
  expect(isDoubleTap(null, first)).toBe(false);
});
