import { expect, test } from 'vitest';
import { dateTimeText } from './date-time.ts';

test.each([
  ['2026-11-20T16:30:00+05:30', '20 Nov 2026, 4:30 pm'],
  ['2026-11-20T20:00:00Z', '21 Nov 2026, 1:30 am'],
  [null, ''],
])('%s is %j', (instant, text) => {
  expect(dateTimeText(instant)).toBe(text);
});
