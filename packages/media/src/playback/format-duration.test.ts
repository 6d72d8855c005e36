import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, '0:00'],
  [0.9, '0:00'],
  [9, '0:09'],
  [24.7, '0:24'],
  [60, '1:00'],
  [615, '10:15'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
