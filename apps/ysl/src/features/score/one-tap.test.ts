import { expect, test } from 'vitest';
import { createOneTap } from './one-tap.ts';

test.each([
  ['the same key', { key: 'four', place: [10, 10] }, 150, false],
  ['the same key, later', { key: 'four', place: [10, 10] }, 300, true],
  ['a key that opened beneath the finger', { key: 'no runs', place: [18, 14] }, 150, false],
  ['a key that opened beneath the finger, later', { key: 'no runs', place: [18, 14] }, 300, true],
  ['another key', { key: 'six', place: [80, 10] }, 150, true],
  ['the same key by keyboard', { key: 'four', place: null }, 150, false],
  ['another key by keyboard', { key: 'six', place: null }, 150, true],
] as const)('a tap after another one, on %s', (_, next, later, isTaken) => {
  const accept = createOneTap();
  expect(accept({ key: 'four', place: [10, 10], at: 1000 })).toBe(true);
  expect(accept({ ...next, at: 1000 + later })).toBe(isTaken);
});

test('a hand that keeps shaking adds no taps until it rests', () => {
  const accept = createOneTap();
  const taps = [0, 200, 400, 600, 900].map((at) => accept({ key: 'four', place: [10, 10], at }));
  expect(taps).toEqual([true, false, false, false, true]);
});
