import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { expect, test } from 'vitest';
import { decisionOf, formatFixtureDay, hasScore, loserOf, formatScore, formatFixtureTime } from './fixture-text.ts';

const fixture = (result_1: string | null, result_2: string | null): Fixture => ({
  type: null,
  team_1: 'Jets',
  team_2: 'Kings',
  result_1,
  result_2,
  date: null,
  time: null,
  id: null,
  starts_at: null,
  ground: null,
  cancelled: null,
  moved_from_date: null,
  moved_from_time: null,
  won_by: null,
  winner: null,
  decided_by: null,
  level: null,
  target: null,
  overs: null,
  live: null,
});

test.each([
  [null, null, 'Upcoming', null],
  ['0', '0', '0 - 0', null],
  ['62', '58', '62 - 58', 2],
  ['9', '10', '9 - 10', 1],
  ['NR', 'NR', 'No result', null],
  ['NR', '12', 'NR - 12', null],
  ['3', null, '3 - ', null],
] as const)('results %s and %s show as %s', (one, two, expected, loser) => {
  expect(formatScore(fixture(one, two))).toBe(expected);
  expect(loserOf(fixture(one, two))).toBe(loser);
});

test("a day is formatted in the medium style, whatever the machine's time zone", () => {
  expect(formatFixtureDay('2026-11-01')).toBe('1 Nov 2026');
  expect(formatFixtureDay(null)).toBe('');
});

test.each([
  ['4:30 PM', '4:30 PM'],
  ['16:30', '4:30 PM'],
  ['00:05:00', '12:05 AM'],
  ['after the final', 'after the final'],
  [null, ''],
])('the time %s shows as %s', (time, expected) => {
  expect(formatFixtureTime(time)).toBe(expected);
});

test('a live match shows its score so far', () => {
  const live = { version: 8, stage: 'live' as const, score_1: '48/5', score_2: '' };
  expect(formatScore({ ...fixture(null, null), live })).toBe('48/5 - –');
});

test('the loser is taken from the server: after a walkover, penalties or a revised target', () => {
  const walkover: Fixture = { ...fixture('w/o', 'Won'), winner: 2, decided_by: 'walkover' };
  expect([formatScore(walkover), hasScore(walkover), decisionOf(walkover)]).toEqual([
    'Walkover',
    false,
    'Walkover: Kings',
  ]);
  expect(loserOf(walkover)).toBe(1);
  const level: Fixture = { ...fixture('1', '1'), winner: 1, decided_by: 'penalties', level: 'draw' };
  expect([formatScore(level), decisionOf(level), loserOf(level)]).toEqual(['1 - 1', 'Jets won on penalties', 2]);
  const chased: Fixture = { ...fixture('150', '81'), winner: 2, target: 80, overs: '10' };
  expect([decisionOf(chased), loserOf(chased)]).toEqual(['Kings won', 1]);
});
