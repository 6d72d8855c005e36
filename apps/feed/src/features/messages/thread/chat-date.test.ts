import { expect, test } from 'vitest';
import { chatDate } from './chat-date.ts';

test.each([
  ['2026-11-20T11:00:00Z', '20 Nov 26, 4:30 PM'],
  ['2026-11-20T00:05:00+05:30', '20 Nov 26, 12:05 AM'],
  ['2026-11-19T18:30:00Z', '20 Nov 26, 12:00 AM'],
  ['2009-03-01T03:09:59.999+05:30', '1 Mar 09, 3:09 AM'],
  ['2026-09-05T12:00:00+05:30', '5 Sep 26, 12:00 PM'],
  ['2026-12-31T18:29:59Z', '31 Dec 26, 11:59 PM'],
  ['2026-12-31T18:30:00Z', '1 Jan 27, 12:00 AM'],
  [null, ''],
  ['', ''],
  ['soon', ''],
])('%s shows as %j', (instant, text) => {
  expect(chatDate(instant)).toBe(text);
});
