import type { TableRow } from '@maidan/contract/league/league-tables';
import { expect, test } from 'vitest';
import { levelText, perOver, formatRate } from './standing-text.ts';

test.each([
  ['+0.350', '+0.350'],
  ['0.35', '+0.350'],
  ['-1.6044', '-1.604'],
  ['-0.0004', '0.000'],
  ['0', '0.000'],
  ['n/a', 'n/a'],
  [null, '–'],
])('the rate %s shows as %s', (nrr, expected) => {
  expect(formatRate(nrr)).toBe(expected);
});

test.each([
  [60, '6', '10.000'],
  [139, '19.3', '7.128'],
  [10, '0', '0.000'],
])('%s runs in %s overs are %s an over', (runs, overs, rate) => {
  expect(perOver(runs, overs)).toBe(rate);
});

test('a tied place says with whom and why', () => {
  const row: TableRow = {
    tablename: 'A',
    matches: 2,
    win: 1,
    lost: 1,
    nrr: null,
    points: 4,
    workings: null,
    level: null,
  };
  expect(levelText(row)).toBeNull();
  expect(levelText({ ...row, level: { with: ['Jets', 'Kings'], placed_by: 'head_to_head' } })).toBe(
    'level with Jets, Kings on 4 points, ranked by head-to-head results',
  );
});
