import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { endText, formatCountdown, formatInstant, formatWhen } from './match-text.ts';

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

test("an instant in India and elsewhere, whatever the machine's time zone", () => {
  const start = '2026-11-28T00:30:00+05:30';
  expect(formatInstant(start, 'Asia/Kolkata')).toBe('Sat 28 Nov 2026, 12:30 AM IST');
  expect(formatInstant(start, 'Europe/London')).toMatch(/^Fri 27 Nov 2026, 7:00 PM (?:GMT|UTC)$/);
});

test('a match without a time shows its day, one without a day shows nothing', () => {
  expect(formatWhen('2026-11-28', null)).toBe('28 Nov 2026');
  expect(formatWhen(null, null)).toBe('');
});

const match = { ...fullFixture, live: null, team_1: 'Jets', team_2: 'Kings', won_by: null, winner: 1 as const };

test.each<[Partial<Fixture>, string]>([
  [{}, 'Jets won'],
  [{ winner: null, level: 'draw' }, 'Draw'],
  [{ winner: 2, decided_by: 'walkover' }, 'Walkover: Kings'],
  [{ level: 'tie', decided_by: 'super_over' }, 'Jets won after a super over'],
  [{ overs: '8' }, 'Jets won. 8 overs a side.'],
  [{ overs: '1' }, 'Jets won. 1 over a side.'],
  [{ won_by: { team: 1, margin: 9, unit: 'runs' }, target: 80, overs: '10' }, 'Revised target: 80 off 10 overs.'],
  [{ live: { version: 1, stage: 'live', score_1: '3', score_2: '' } }, ''],
])('a match with %j ended so: %s', (more, expected) => {
  expect(endText({ ...match, ...more })).toBe(expected);
});
