import { expect, test } from 'vitest';
import { itemForKey } from './menu-keys.ts';

const labels = ['Report', 'Hide', 'Mute', 'Remove'];

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['m', 0, 2],
  ['R', 0, 3],
  ['r', 3, 0],
  ['h', 1, 1],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
  ['Escape', 0, undefined],
])('%s from %i leads to %s', (key, now, next) => {
  expect(itemForKey(key, now, labels)).toBe(next);
});

test('an empty menu has no next item', () => {
  expect(itemForKey('ArrowDown', -1, [])).toBeUndefined();
});
