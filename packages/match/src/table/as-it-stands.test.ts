import { fullLiveTables } from '@maidan/contract/samples/live-tables';
import type { LiveGroup } from '@maidan/contract/league/live-tables';
import type { ScoreLine } from '@maidan/contract/league/match-day';
import { describe, expect, test } from 'vitest';
import { canHold, standingOf, supposeMatch, type LiveScore, type Suppose } from './as-it-stands.ts';
import { groupAsConfirmed, groupAsItStands, movingMatches, placeOf } from './group-as-it-stands.ts';
import { movesWith, withLine } from './with-line.ts';

const QUOTA = 36;
const sidesOf = (scores: readonly string[], says: readonly string[]) =>
  scores.map((own, at) => ({ score: own, say: says[at] ?? '' }));
const score = (scores: [string, string], says: [string, string], more: Partial<LiveScore> = {}): LiveScore => ({
  sides: sidesOf(scores, says),
  turn: null,
  chase: [],
  ...more,
});
const chase = (own: string, overs: string, left: number[], first: [string, string] = ['48/5', 'overs:6']) =>
  score([first[0], own], [first[1], overs], { turn: 2, chase: left });

describe('how a match counts while it is under way', () => {
  test.each<[string, LiveScore, object]>([
    ['goals count as scored', score(['2', '1'], ['', 'red:1']), { kind: 'score' }],
    ['before the toss', score(['', ''], ['', '']), { kind: 'early' }],
    ['the first innings', score(['48/5', ''], ['overs:5.3 batter:7:12', 'yettobat'], { turn: 1 }), { kind: 'early' }],
    ['between the innings', score(['48/5', ''], ['overs:6', 'yettobat'], { turn: 1 }), { kind: 'early' }],
    ['a chase without a ball, wides or not', chase('1/0', 'overs:0', [48, 36, 7]), { kind: 'early' }],
    [
      'a chase ahead on run rate',
      chase('31/2', 'overs:2.3 batter:7:12', [18, 21, 5]),
      { kind: 'chase', batting: 2, ahead: 2, rates: [8, 12.4], target: 49, quota: 36 },
    ],
    ['a chase behind', chase('10/0', 'overs:2', [39, 24, 7]), { kind: 'chase', ahead: 1, rates: [8, 5] }],
    ['a chase level on run rate', chase('16/1', 'overs:2', [33, 24, 6]), { kind: 'chase', ahead: 0 }],
    [
      'all out counts the whole quota',
      chase('17/1', 'overs:2', [29, 24, 6], ['45', 'overs:5.4 allout']),
      { kind: 'chase', ahead: 2, rates: [7.5, 8.5] },
    ],
    ['a finished chase', chase('49/3', 'overs:3.5', []), { kind: 'over', revised: null }],
    [
      'a revised target replaces the first innings',
      chase('10/0', 'overs:1 target:45:4 batter:7:10', [35, 18, 7], ['60/3', 'overs:6']),
      { kind: 'chase', ahead: 1, rates: [11, 10], target: 45, quota: 24 },
    ],
    [
      'all out counts the overs of a shortened match',
      chase('10/0', 'overs:1 short:4', [21, 18, 7], ['30', 'overs:3 allout']),
      { kind: 'chase', ahead: 2, rates: [7.5, 10] },
    ],
  ])('%s', (_, line, expected) => {
    expect(standingOf(line, QUOTA)).toMatchObject(expected);
  });

  const ahead = chase('31/2', 'overs:2.3', [18, 21, 5]);
  const short = chase('48/6', 'overs:5.3', [1, 3, 1]);
  test.each<[string, LiveScore, Suppose, object]>([
    [
      'as it is',
      ahead,
      'now',
      {
        winner: 2,
        sides: [
          { score: 48, balls: 36 },
          { score: 31, balls: 15 },
        ],
      },
    ],
    ['the chase is won', ahead, 2, { sides: [{ score: 48 }, { score: 49, balls: 15, allOut: false }] }],
    ['the chase fails', ahead, 1, { sides: [{ score: 48 }, { score: 31, balls: 36, allOut: false }] }],
    ['level, no more runs', short, 1, { sides: [{ score: 48 }, { score: 48, balls: 36 }] }],
  ])('both endings: %s', (_, line, suppose, expected) => {
    const match = supposeMatch(['A', 'B'], standingOf(line, QUOTA), suppose);
    expect(match).toMatchObject(expected);
    // An ending is decided by its scores.
    expect(match?.winner !== undefined).toBe(suppose === 'now');
  });

  const rain = chase('10/0', 'overs:1 target:45:4', [35, 18, 7], ['60/3', 'overs:6']);
  const over = chase('45/1', 'overs:3 target:45:4', [], ['60/3', 'overs:6']);
  const credit = { runs: 44, balls: 24 };
  test.each<[string, LiveScore, Suppose, object]>([
    ['the target is reached', over, 'now', { winner: 2, sides: [{ credit }, { credit: { runs: 45, balls: 18 } }] }],
    ['it is assumed to be reached', rain, 2, { winner: 2, sides: [{ score: 60, credit }, { score: 45 }] }],
    ['it is assumed to be missed', rain, 1, { winner: 1, sides: [{ credit }, { credit: { runs: 10, balls: 24 } }] }],
  ])('a revised target decides: %s', (_, line, suppose, expected) => {
    expect(supposeMatch(['A', 'B'], standingOf(line, QUOTA), suppose)).toMatchObject(expected);
  });

  test.each([
    [ahead, true],
    [short, false],
    [chase('44/1', 'overs:3 target:45:4', [1, 6, 6], ['60/3', 'overs:6']), false],
  ])('one run short of the target, the fielding side can no longer win', (line, expected) => {
    const standing = standingOf(line, QUOTA);
    expect(standing.kind === 'chase' && canHold(standing)).toBe(expected);
  });
});

describe('the live table of a group', () => {
  const { rules, groups } = fullLiveTables;
  const group = groups[0] as LiveGroup;
  const [bricks, chalk, strikers, rangers] = [
    'Basavanagudi Bricks',
    'Chalk Line XI',
    'Rajarajeshwari Nagar Strikers',
    'Blue Gate Rangers',
  ];
  const line = group.open[0]?.line as ScoreLine;
  const figures = (of: LiveGroup, suppose?: Suppose) =>
    groupAsItStands(of, rules, suppose && { id: 6, suppose }).map((row) => [
      row.tablename,
      row.matches,
      row.win,
      row.nrr,
      row.points,
    ]);
  const withScore = (changed: Partial<ScoreLine>): LiveGroup => ({
    ...group,
    open: group.open.map((match) => ({ ...match, line: { ...line, ...changed } })),
  });
  const rest = [
    [strikers, 3, 1, '-0.131', 2],
    [rangers, 3, 1, '-0.386', 2],
  ];

  test('the side ahead on run rate counts as ahead, and the calculation is shown', () => {
    expect(figures(group)).toEqual([[chalk, 3, 2, '+0.878', 4], [bricks, 3, 2, '+0.070', 4], ...rest]);
    const [first] = groupAsItStands(group, rules);
    expect(first?.workings).toEqual({ scored: 129, overs_faced: '14.3', conceded: 143, overs_bowled: '17.5' });
    expect(first?.level?.steps).toEqual([{ placed_by: 'head_to_head', parts: [[chalk], [bricks]] }]);
    expect(movingMatches(group, rules)).toMatchObject([{ id: 6, teams: [bricks, chalk] }]);
  });

  test('each ending, and the confirmed table', () => {
    expect(figures(group, 2).slice(0, 2)).toEqual([
      [chalk, 3, 2, '+2.119', 4],
      [bricks, 3, 2, '-1.172', 4],
    ]);
    expect(figures(group, 1)[0]).toEqual([bricks, 3, 3, '+1.397', 6]);
    expect(placeOf(chalk, groupAsItStands(group, rules, { id: 6, suppose: 1 }))).toBe(4);
    expect(groupAsConfirmed(group, rules).map((row) => [row.tablename, row.matches])).toEqual([
      [bricks, 2],
      [chalk, 2],
      [strikers, 3],
      [rangers, 3],
    ]);
  });

  test.each<[string, LiveGroup]>([
    ['in a first innings', withScore(score(['48/5', ''], ['overs:5.3', 'yettobat'], { turn: 1 }))],
    ['before it begins', withScore({ stage: 'ready' })],
    ['between teams of other groups', { ...group, open: group.open.map((one) => ({ ...one, team_2: 'Lane 14' })) }],
    ['that is not in the stream', { ...group, open: group.open.map((one) => ({ ...one, line: null })) }],
  ])('a match %s changes nothing', (_, of) => {
    expect(groupAsItStands(of, rules)).toEqual(groupAsConfirmed(group, rules));
  });

  test('football: goals and points as scored', () => {
    const football = {
      rules: { ...rules, win_points: 3, quota_balls: null, tie_breaks: ['difference' as const] },
      of: {
        ...withScore(score(['1', '3'], ['', ''])),
        matches: [],
      },
    };
    expect(
      groupAsItStands(football.of, football.rules).map((row) => [row.tablename, row.matches, row.points, row.nrr]),
    ).toEqual([
      [chalk, 1, 3, null],
      [rangers, 0, 0, null],
      [strikers, 0, 0, null],
      [bricks, 1, 0, null],
    ]);
  });

  test('an open page costs less than 100 KB in two hours, with a table of twelve teams, uncompressed', () => {
    const teams = Array.from({ length: 12 }, (_, at) => `Rajarajeshwari Nagar Strikers ${at}`);
    const side = (name: string) => ({ name, score: 148, balls: 120, all_out: false });
    const matches = teams.flatMap((one, at) =>
      teams.slice(at + 1).map((two) => ({ id: 1000, status: 'played' as const, sides: [side(one), side(two)] })),
    );
    const tables = JSON.stringify({ rules, groups: [{ ...group, teams, matches }] }).length;
    // A late ball of a chase, for each ball of two twenty-over innings; a heartbeat every 20 seconds.
    const late: ScoreLine = {
      ...line,
      id: 123_456,
      sides: [
        { score: '148/5', say: 'overs:20' },
        { score: '131/2', say: 'overs:19.3 batter:7:112 batter:4:33' },
      ],
      feed: [{ at: '19.3', mark: '1', look: 'rn', say: 'runs:1' }],
    };
    const stream = 240 * `data: ${JSON.stringify(late)}\n\n`.length + 360 * 3;
    expect(tables + stream).toBeLessThan(100_000);
  });

  test('a newer line replaces the previous one, and affects no other match', () => {
    const at = (version: number) => withLine(groups, { ...line, version, feed: [] })[0]?.open[0]?.line;
    expect(at(58)).toEqual({ ...line, version: 58, feed: null });
    expect(at(57)).toBe(line);
    expect(withLine(groups, { ...line, id: 7, version: 99 })).toEqual(groups);
    expect([6, 7, 1].map((id) => movesWith(groups, { ...line, id }))).toEqual([true, false, false]);
    // A correction.
    expect(movesWith(groups, { ...line, id: 1, confirmed: true })).toBe(true);
  });
});
