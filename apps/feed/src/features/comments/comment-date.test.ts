import { expect, test } from 'vitest';
import { commentDate } from './comment-date.ts';

test.each([
  ['2026-11-20T11:00:00Z', '20 Nov 2026, 4:30 pm'],
  ['2026-11-20T00:05:00+05:30', '20 Nov 2026, 12:05 am'],
  [null, ''],
])('%s shows as %j', (instant, text) => {
  expect(commentDate(instant)).toBe(text);
});
