import { expect, test } from 'vitest';
import {
  formatClock,
  formatDateTime,
  formatDay,
  keepTogether,
  momentIn,
  sortableDay,
  sortableTime,
  timeZoneName,
} from './date-time.ts';

test.each([
  ['2026-11-20T16:30:00+05:30', '20 Nov 2026, 4:30 PM'],
  ['2026-11-20T20:00:00Z', '21 Nov 2026, 1:30 AM'],
  ['2026-09-05T00:05:00+05:30', '5 Sep 2026, 12:05 AM'],
  ['2026-05-31T12:00:00+05:30', '31 May 2026, 12:00 PM'],
  ['2026-12-31T18:30:00Z', '1 Jan 2027, 12:00 AM'],
  ['1969-07-20T20:17:40Z', '21 Jul 1969, 1:47 AM'],
  [null, ''],
])('%s is %j', (instant, text) => {
  expect(formatDateTime(instant)).toBe(text);
});

test.each([
  ['UTC', 'Fri', '20 Nov 2026', '6:29 PM'],
  ['Asia/Kolkata', 'Fri', '20 Nov 2026', '11:59 PM'],
  ['Pacific/Auckland', 'Sat', '21 Nov 2026', '7:29 AM'],
  ['America/New_York', 'Fri', '20 Nov 2026', '1:29 PM'],
])('one instant in %s: %s %s, %s', (zone, weekday, day, clock) => {
  const moment = momentIn(zone, '2026-11-20T18:29:00Z');
  expect([moment.weekday, formatDay(moment), formatClock(moment)]).toEqual([weekday, day, clock]);
});

test.each([
  ['20 Nov 2026, 4:30 PM', '20\u00A0Nov\u00A02026, 4:30\u00A0PM'],
  ['end of 20 Nov 2026', 'end of 20\u00A0Nov\u00A02026'],
  ['', ''],
])('%j may break only between date and time', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});

test('an invalid date is refused', () => {
  expect(() => momentIn('UTC', 'soon')).toThrow(RangeError);
});

test.each([
  ['Asia/Kolkata', 'IST'],
  ['UTC', 'UTC'],
  ['Pacific/Auckland', 'GMT+13'],
])('the zone %s is named %s', (zone, name) => {
  expect(timeZoneName(zone, '2026-11-20T18:29:00Z')).toBe(name);
});

test.each([
  ['2026-10-28T19:10:05.000Z', '2026-10-29 00:40:05'],
  ['2026-01-05T18:29:59.999Z', '2026-01-05 23:59:59'],
])('a file has %s as %s', (instant, written) => {
  expect([sortableTime(instant), sortableDay(Date.parse(instant))]).toEqual([written, written.slice(0, 10)]);
});
