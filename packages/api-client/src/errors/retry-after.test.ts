import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

test.for<readonly [header: string | null, seconds: number | null]>([
  [null, null],
  ['', null],
  ['0', 0],
  [' 120 ', 120],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 10:00:00.400 GMT', 1],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
])('Retry-After: %j is %j seconds', ([header, seconds]) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
