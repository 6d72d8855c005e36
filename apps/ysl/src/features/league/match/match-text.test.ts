import { expect, test } from 'vitest';
import { formatCountdown, formatInstant, formatWhen, formatWonBy } from './match-text.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [minutes(2 * 24 * 60 + 4 * 60 + 12), '2 d 4 h 12 min'],
  [minutes(61), '1 h 1 min'],
  [minutes(60), '1 h 0 min'],
  [minutes(60) - 1, '59 min 59 s'],
  [999, '0 min 0 s'],
  [0, null],
  [-1, null],
])('%s ms before the start: %s', (left, expected) => {
  expect(formatCountdown(left)).toBe(expected);
});

test('an instant in India and elsewhere, whatever the zone of the machine', () => {
  const start = '2026-11-28T00:30:00+05:30';
  expect(formatInstant(start, 'Asia/Kolkata')).toBe('Sat 28 Nov 2026, 12:30 AM IST');
  expect(formatInstant(start, 'Europe/London')).toMatch(/^Fri 27 Nov 2026, 7:00 PM (?:GMT|UTC)$/);
});

test('a match without a time has its day, one without a day nothing', () => {
  expect(formatWhen('2026-11-28', null)).toBe('28 Nov 2026');
  expect(formatWhen(null, null)).toBe('');
});

test.each([
  [{ team: 1, margin: 19, unit: 'runs' }, 'Won by 19 runs'],
  [{ team: 2, margin: 4, unit: 'wickets' }, 'Won by 4 wickets'],
  [{ team: 2, margin: 1, unit: 'wickets' }, 'Won by 1 wicket'],
] as const)('%j: %s', (wonBy, expected) => {
  expect(formatWonBy(wonBy)).toBe(expected);
});
