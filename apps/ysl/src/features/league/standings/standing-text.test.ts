import type { LevelGroup } from '@maidan/contract/league/league-tables';
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

test.each<[LevelGroup, number, string]>([
  [
    { teams: ['Jets', 'Kings'], steps: [{ placed_by: 'head_to_head', parts: [['Jets'], ['Kings']] }] },
    4,
    'Jets and Kings are level on 4 points: head-to-head puts Jets ahead of Kings.',
  ],
  [
    { teams: ['A', 'B', 'C'], steps: [{ placed_by: 'nrr', parts: [['A'], ['B'], ['C']] }] },
    2,
    'A, B and C are level on 2 points: net run rate puts A first, then B, then C.',
  ],
  [
    {
      teams: ['E', 'A', 'B', 'C'],
      steps: [
        {
          placed_by: 'head_to_head',
          parts: [
            ['E', 'A'],
            ['B', 'C'],
          ],
        },
        { placed_by: 'nrr', parts: [['E'], ['A']] },
        { placed_by: 'nrr', parts: [['B'], ['C']] },
      ],
    },
    2,
    'E, A, B and C are level on 2 points: head-to-head puts E and A ahead of B and C; net run rate puts E ahead of A and B ahead of C.',
  ],
  [
    {
      teams: ['A', 'B', 'C'],
      steps: [
        { placed_by: 'head_to_head', parts: [['A'], ['B', 'C']] },
        { placed_by: 'name', parts: [['B'], ['C']] },
      ],
    },
    1,
    'A, B and C are level on 1 point: head-to-head puts A ahead of B and C; nothing separates B and C, listed alphabetically.',
  ],
])('%#: teams that are level, in one sentence', (group, points, text) => {
  expect(levelText(group, points)).toBe(text);
});
