import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { foldResults, mondayOf, shownFrom, sundayOf } from './fold-results.ts';

const open: Fixture = { ...fullFixture, result_1: null, result_2: null, cancelled: false };
const played = (date: string): Fixture => ({ ...open, date, result_1: '2', result_2: '1' });
const ahead = (date: string | null): Fixture => ({ ...open, date });

test.each([
  ['2026-11-16', '2026-11-16', '2026-11-22'],
  ['2026-11-20', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2026-11-01', '2026-10-26', '2026-11-01'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('%s is in the week from %s to %s', (day, monday, sunday) => {
  expect([mondayOf(day), sundayOf(mondayOf(day))]).toEqual([monday, sunday]);
});

test('results of earlier weeks are folded week by week, in the order of the rows', () => {
  const [one, two, three] = [played('2026-11-02'), played('2026-11-08'), played('2026-11-14')];
  const [thisWeek, next] = [played('2026-11-17'), ahead('2026-11-28')];
  expect(foldResults([one, two, three, thisWeek, next], shownFrom([next], '2026-11-20'))).toEqual([
    { week: '2026-11-02', fixtures: [one, two] },
    { week: '2026-11-09', fixtures: [three] },
    { week: null, fixtures: [thisWeek, next] },
  ]);
});

test('a match without its result or its day is never folded, a cancelled one is', () => {
  const [late, undated, off] = [ahead('2026-11-02'), ahead(null), { ...ahead('2026-11-02'), cancelled: true }];
  expect(foldResults([late, undated, off], '2026-11-16').map(({ week }) => week)).toEqual([null, '2026-11-02']);
});

test.each([
  ['a season that goes on', [played('2026-11-02'), ahead('2026-11-28')], '2026-11-16'],
  ['a season that is over', [played('2026-10-28'), played('2026-11-02')], '2026-11-02'],
  ['no dates', [ahead(null)], '2026-11-16'],
  ['nothing', [], '2026-11-16'],
] as const)('results stay in view from a Monday on: %s', (_, all, from) => {
  expect(shownFrom(all, '2026-11-20')).toBe(from);
});
