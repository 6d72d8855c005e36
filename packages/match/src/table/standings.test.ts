import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Credit, Match, Side, TableRules } from './match.ts';
import { creditsOf, netRunRate as rateOf, netRunRateText, runRateParts } from './net-run-rate.ts';
import { ballsOfOvers } from '@maidan/contract/rules/overs';
import { standings } from './standings.ts';

const rules: TableRules = {
  winPoints: 2,
  tiePoints: 1,
  noResultPoints: 1,
  quotaBalls: 300,
  tieBreaks: ['head_to_head', 'nrr'],
};
const side = (name: string, score: number, overs: string, allOut = false): Side => ({
  name,
  score,
  balls: ballsOfOvers(overs),
  allOut,
});
const match = (one: Side, two: Side, status: Match['status'] = 'played'): Match => ({ status, sides: [one, two] });
const goals = (one: string, a: number, b: number, two: string) => match(side(one, a, ''), side(two, b, ''));
const netRunRate = (team: string, matches: readonly Match[], quota: number) =>
  rateOf(runRateParts(team, matches, quota));
const names = (rows: readonly { name: string }[]) => rows.map((row) => row.name);

test.each([
  ['19.3', 117],
  ['20', 120],
  ['20.0', 120],
  ['0.5', 5],
  ['19.6', null],
  ['19.35', null],
  ['', null],
])('%s overs are %s balls', (overs, balls) => {
  expect(ballsOfOvers(overs)).toBe(balls);
});

describe('net run rate', () => {
  // The example cricket's reference pages print: South Africa in the group stage of the 1999 World Cup.
  test('is computed over all matches together', () => {
    const matches = [
      match(side('South Africa', 254, '47.2'), side('India', 253, '50')),
      match(side('South Africa', 199, '50'), side('Sri Lanka', 110, '35.2', true)),
      match(side('South Africa', 225, '50'), side('England', 103, '41', true)),
    ];
    expect(netRunRateText(netRunRate('South Africa', matches, 300))).toBe('+1.495');
  });

  test('a team that is all out counts as having used its whole quota', () => {
    const early = [match(side('A', 60, '3', true), side('B', 61, '5'))];
    expect(netRunRate('A', early, 36)).toBeCloseTo(60 / 6 - 61 / 5, 12);
    const notOut = [match(side('A', 60, '3'), side('B', 61, '5'))];
    expect(netRunRate('A', notOut, 36)).toBeCloseTo(60 / 3 - 61 / 5, 12);
  });

  test('a match without a result does not count, and without matches the rate is zero', () => {
    expect(netRunRate('A', [match(side('A', 60, '3'), side('B', 0, '0'), 'no_result')], 36)).toBe(0);
    expect([0, -0.0004, 0.35, -1.6044].map(netRunRateText)).toEqual(['0.000', '0.000', '+0.350', '-1.604']);
  });

  test('a walkover counts only for points', () => {
    const played = match(side('A', 150, '50'), side('B', 150, '50'));
    const walkover: Match = { status: 'walkover', sides: [side('A', 0, ''), side('B', 0, '')], winner: 2 };
    expect(standings(['A', 'B'], [played, walkover], { ...rules, quotaBalls: 300 })).toMatchObject([
      { name: 'B', matches: 2, win: 1, lost: 0, points: 3, scored: 150, conceded: 150, nrr: 0 },
      { name: 'A', matches: 2, win: 0, lost: 1, points: 1, scored: 150, conceded: 150, nrr: 0 },
    ]);
  });

  test.each<[string, Parameters<typeof creditsOf>[0], [Credit, Credit]]>([
    [
      'shortened to 8 overs, all out in 6',
      { sides: [side('A', 70, '8'), side('B', 44, '6', true)], battedFirst: 1, balls: 48, target: null },
      [
        { runs: 70, balls: 48 },
        { runs: 44, balls: 48 },
      ],
    ],
    [
      '150 in 20 overs, then 80 to win in 10, reached in 9.2',
      { sides: [side('A', 150, '20'), side('B', 81, '9.2')], battedFirst: 1, balls: 60, target: 80 },
      [
        { runs: 79, balls: 60 },
        { runs: 81, balls: 56 },
      ],
    ],
    [
      'the second team batted first, and the first missed the target',
      { sides: [side('A', 60, '10'), side('B', 150, '20')], battedFirst: 2, balls: 60, target: 80 },
      [
        { runs: 60, balls: 60 },
        { runs: 79, balls: 60 },
      ],
    ],
  ])('a shortened match counts by the rules of the ICC: %s', (_, revised, expected) => {
    expect(creditsOf(revised)).toEqual(expected);
    const [one, two] = revised.sides.map((own, at) => ({ ...own, credit: expected[at] ?? null }));
    const { runs, balls } = expected[0];
    expect(runRateParts('A', [match(one as Side, two as Side)], 120)).toMatchObject({ scored: runs, faced: balls });
  });

  test('two teams that meet only each other have opposite rates', () => {
    const innings = fc.record({ score: fc.nat(400), balls: fc.integer({ min: 1, max: 300 }), allOut: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.tuple(innings, innings), { maxLength: 5 }), (played) => {
        const matches = played.map(([a, b]) => match({ name: 'A', ...a }, { name: 'B', ...b }));
        expect(netRunRate('A', matches, 300) + netRunRate('B', matches, 300)).toBeCloseTo(0, 9);
      }),
    );
  });
});

describe('standings', () => {
  test('a win, a tie and no result earn points; a team that has not played is listed too', () => {
    const matches = [
      match(side('A', 200, '50'), side('B', 150, '50')),
      match(side('A', 180, '50'), side('C', 180, '50')),
      match(side('B', 0, '0'), side('C', 0, '0'), 'no_result'),
    ];
    expect(standings(['D', 'C', 'B', 'A'], matches, rules)).toMatchObject([
      { name: 'A', matches: 2, win: 1, lost: 0, points: 3 },
      { name: 'C', matches: 2, win: 0, lost: 0, points: 2 },
      { name: 'B', matches: 2, win: 0, lost: 1, points: 1 },
      { name: 'D', matches: 0, win: 0, lost: 0, points: 0, nrr: 0 },
    ]);
  });

  test('if two teams are level on points, the match between them decides before the run rate', () => {
    const matches = [
      match(side('A', 151, '49'), side('B', 150, '50')),
      match(side('B', 300, '50'), side('C', 50, '50')),
    ];
    expect(names(standings(['A', 'B', 'C'], matches, rules))).toEqual(['A', 'B', 'C']);
    expect(names(standings(['A', 'B', 'C'], matches, { ...rules, tieBreaks: ['nrr'] }))).toEqual(['B', 'A', 'C']);
  });

  const threeWay = [goals('A', 1, 0, 'B'), goals('B', 1, 0, 'C'), goals('C', 1, 0, 'A')];
  const twoPairs = [goals('A', 2, 1, 'B'), goals('C', 1, 0, 'D'), goals('B', 5, 0, 'D'), goals('E', 1, 0, 'A')];
  test.each<[string, string[], Match[], TableRules['tieBreaks'], unknown]>([
    [
      'head-to-head alone separates two teams: the difference, which favours the other, is not named',
      ['A', 'B'],
      [goals('A', 2, 1, 'B'), goals('B', 9, 0, 'X')],
      ['head_to_head', 'difference'],
      [[['A', 'B'], [['head_to_head', [['A'], ['B']]]]]],
    ],
    [
      'three teams beat each other in turn: the difference separates them',
      ['A', 'B', 'C'],
      [...threeWay, goals('A', 4, 0, 'D'), goals('B', 3, 0, 'D'), goals('C', 2, 0, 'D')],
      ['head_to_head', 'difference'],
      [[['A', 'B', 'C'], [['difference', [['A'], ['B'], ['C']]]]]],
    ],
    [
      'head-to-head leaves two pairs, and the difference separates each',
      ['A', 'B', 'C', 'D', 'E'],
      twoPairs,
      ['head_to_head', 'difference'],
      [
        [
          ['E', 'A', 'B', 'C'],
          [
            [
              'head_to_head',
              [
                ['E', 'A'],
                ['B', 'C'],
              ],
            ],
            ['difference', [['E'], ['A']]],
            ['difference', [['B'], ['C']]],
          ],
        ],
      ],
    ],
    [
      'head-to-head separates one team, and nothing separates the rest',
      ['A', 'B', 'C'],
      [goals('A', 1, 0, 'B'), goals('B', 1, 0, 'D'), goals('C', 1, 0, 'D')],
      ['head_to_head', 'wins'],
      [
        [
          ['A', 'B', 'C'],
          [
            ['head_to_head', [['A'], ['B', 'C']]],
            ['name', [['B'], ['C']]],
          ],
        ],
      ],
    ],
    [
      'without a rule, the alphabet separates them',
      ['Y', 'X'],
      [goals('X', 1, 1, 'Y')],
      [],
      [[['X', 'Y'], [['name', [['X'], ['Y']]]]]],
    ],
    ['different points', ['A', 'B'], [goals('A', 1, 0, 'B')], ['head_to_head'], []],
  ])('level on points: %s', (_, teams, matches, tieBreaks, expected) => {
    const guests = [...new Set(matches.flatMap(({ sides }) => sides.map(({ name }) => name)))];
    const rows = standings([...new Set([...teams, ...guests])], matches, { ...rules, quotaBalls: null, tieBreaks });
    const level = rows.flatMap((row) => (row.level && teams.includes(row.name) ? [row.level] : []));
    expect(level.map((one) => [one.teams, one.steps.map(({ placed_by, parts }) => [placed_by, parts])])).toEqual(
      expected,
    );
  });

  test('football: difference, then goals scored', () => {
    const football: TableRules = {
      winPoints: 3,
      tiePoints: 1,
      noResultPoints: 0,
      quotaBalls: null,
      tieBreaks: ['difference', 'scored'],
    };
    const matches = [goals('A', 1, 0, 'C'), goals('B', 4, 3, 'D'), goals('E', 2, 0, 'F')];
    const rows = standings(['A', 'B', 'C', 'D', 'E', 'F'], matches, football);
    expect(names(rows)).toEqual(['E', 'B', 'A', 'D', 'C', 'F']);
    expect(rows.every((row) => row.nrr === null)).toBe(true);
  });

  test('the table does not depend on the order of teams or matches, and points add up', () => {
    const teams = ['A', 'B', 'C', 'D', 'E'];
    const pairs = teams.flatMap((one, at) => teams.slice(at + 1).map((two) => [one, two] as const));
    const scores = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: pairs.length, maxLength: pairs.length });
    fc.assert(
      fc.property(
        scores,
        fc.shuffledSubarray(pairs),
        fc.shuffledSubarray(teams, { minLength: 5 }),
        (all, some, order) => {
          const matches = some.map(([one, two], at) => goals(one, all[at]?.[0] ?? 0, all[at]?.[1] ?? 0, two));
          const rows = standings(order, matches, rules);
          expect(rows).toEqual(standings(teams, matches.toReversed(), rules));
          expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(2 * matches.length);
          expect(rows.every((row, at) => row.points <= (rows[at - 1]?.points ?? Infinity))).toBe(true);
        },
      ),
    );
  });
});
