import { describe, expect, test } from 'vitest';
import {
  nearMoment,
  nearMomentInText,
  clockAt,
  dayHeading,
  dayInText,
  daysBetween,
  isTooLong,
  momentAt,
  shortMoment,
  waited,
} from './time.ts';

/** Sunday 22 November 2026, 15:40 in India. */
const now = Date.parse('2026-11-22T10:10:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('times of the desk', () => {
  test.each([
    [0, 'now'],
    [0.9, 'now'],
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [130, '2 h 10'],
    [65, '1 h 05'],
    [24 * 60, '1 day'],
    [3 * 24 * 60 + 5, '3 days'],
  ])('after %s minutes it waits for "%s"', (minutes, text) => {
    expect(waited(ago(minutes), now)).toBe(text);
  });

  test('a clock that is slightly ahead is now', () => {
    expect(waited(ago(-5), now)).toBe('now');
  });

  test('two hours are too long', () => {
    expect([isTooLong(ago(119), now), isTooLong(ago(120), now)]).toEqual([false, true]);
  });

  test('a time is written as briefly as possible', () => {
    expect([shortMoment(ago(10), now), shortMoment(ago(3 * 1440), now), shortMoment(ago(20 * 1440), now)]).toEqual([
      '15:30',
      'Thu',
      '2 Nov',
    ]);
  });

  test('days are those of the city, whose midnight is 18:30 of UTC', () => {
    expect(daysBetween('2026-11-21T18:29:00Z', now)).toBe(1);
    expect(daysBetween('2026-11-21T18:30:00Z', now)).toBe(0);
    expect([dayInText(ago(0), now), dayInText(ago(2 * 1440), now)]).toEqual(['today', dayHeading(ago(2 * 1440), now)]);
    expect([dayHeading(ago(0), now), dayHeading(ago(1440), now), dayHeading(ago(2 * 1440), now)]).toEqual([
      'Today',
      'Yesterday',
      '20 November',
    ]);
    expect([clockAt(now), momentAt(now)]).toEqual(['15:40', '22 November 2026, 15:40']);
  });
});

test.each([
  ['2026-11-23T18:00:00Z', 'Tomorrow, 23:30'],
  ['2026-11-22T03:00:00Z', 'Today, 08:30'],
  ['2026-11-21T18:00:00Z', 'Yesterday, 23:30'],
  ['2026-11-20T03:00:00Z', '20 November 2026, 08:30'],
  ['2026-11-24T03:00:00Z', '24 November 2026, 08:30'],
])('%s is %s at noon on 22 November', (instant, text) => {
  const noon = Date.parse('2026-11-22T06:30:00Z');
  expect([nearMoment(instant, noon), nearMomentInText(instant, noon)]).toEqual([
    text,
    text.toLowerCase().replace('november', 'November'),
  ]);
});
