import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { foldResults, mondayOf, shownFrom } from './fold-results.ts';

const open: Fixture = { ...fullFixture, result_1: null, result_2: null, cancelled: false };
const played = (date: string): Fixture => ({ ...open, date, result_1: '2', result_2: '1' });
const ahead = (date: string | null): Fixture => ({ ...open, date });

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-01', '2026-10-26'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week from %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('results of earlier weeks are collapsed week by week, in the order of the rows', () => {
  const [one, two, three] = [played('2026-11-02'), played('2026-11-08'), played('2026-11-14')];
  const [recent, next] = [played('2026-11-17'), ahead('2026-11-28')];
  expect(foldResults([one, two, three, recent, next], '2026-11-16')).toEqual([
    { week: '2026-11-02', until: '2026-11-08', fixtures: [one, two] },
    { week: '2026-11-09', until: '2026-11-15', fixtures: [three] },
    { week: null, until: null, fixtures: [recent, next] },
  ]);
});

test('a week that is partly in view is labelled with its collapsed days', () => {
  const rows = [played('2026-11-16'), played('2026-11-21')];
  expect(foldResults(rows, '2026-11-19').map(({ week, until }) => [week, until])).toEqual([
    ['2026-11-16', '2026-11-18'],
    [null, null],
  ]);
});

test('a match without a result or a day is never collapsed, a cancelled match is', () => {
  const [late, undated, off] = [ahead('2026-11-02'), ahead(null), { ...ahead('2026-11-02'), cancelled: true }];
  expect(foldResults([late, undated, off], '2026-11-16').map(({ week }) => week)).toEqual([null, '2026-11-02']);
});

test.each([
  ['matches today', [played('2026-11-22'), played('2026-11-26'), ahead('2026-11-28')], '2026-11-19'],
  ['matches last Sunday', [played('2026-11-21'), played('2026-11-22'), ahead('2026-11-28')], '2026-11-19'],
  ['a break of three weeks', [played('2026-11-05'), ahead('2026-11-28')], '2026-10-30'],
  ['a season that is over', [played('2026-10-31'), played('2026-11-01')], '2026-10-26'],
  ['a result that was entered ahead', [played('2026-11-28')], '2026-11-19'],
  ['no dates', [ahead(null)], '2026-11-19'],
  ['nothing', [], '2026-11-19'],
] as const)('on a Thursday, the results of seven days stay in view: %s', (_, all, from) => {
  expect(shownFrom(all, '2026-11-26')).toBe(from);
});
