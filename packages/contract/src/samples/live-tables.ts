import { liveTablesOfCategory, type LiveGroup } from '../league/live-tables.ts';
import { fullBoard } from './match-day.ts';
import { sample } from './sample.ts';

const [bricks, chalk] = ['Basavanagudi Bricks', 'Chalk Line XI'] as const;
const [strikers, rangers] = ['Rajarajeshwari Nagar Strikers', 'Blue Gate Rangers'] as const;

const match = (
  id: number,
  one: readonly [name: string, score: number, balls: number],
  two: readonly [name: string, score: number, balls: number],
  allOut?: 1 | 2,
): LiveGroup['matches'][number] => ({
  id,
  status: 'played',
  sides: [one, two].map(([name, score, balls], at) => ({
    name,
    score,
    balls,
    all_out: at + 1 === allOut,
    credit: null,
  })),
  winner: null,
});

const line = {
  ...fullBoard,
  id: 6,
  sides: [
    { score: '48/5', say: 'overs:6' },
    { score: '31/2', say: 'overs:2.3 batter:7:12 batter:4:3' },
  ],
  chase: [18, 21, 5],
  feed: null,
};
const rules = {
  win_points: 2,
  tie_points: 1,
  no_result_points: 1,
  quota_balls: 36,
  tie_breaks: ['head_to_head', 'nrr'] as ('head_to_head' | 'nrr')[],
};
const group = {
  group: 'Group B',
  teams: [rangers, strikers, chalk, bricks],
  matches: [
    match(1, [rangers, 26, 28], [bricks, 28, 35], 1),
    match(2, [chalk, 53, 36], [strikers, 48, 36]),
    match(3, [chalk, 45, 34], [rangers, 47, 35], 1),
    match(4, [bricks, 47, 36], [strikers, 42, 36]),
    match(5, [rangers, 46, 32], [strikers, 47, 31], 1),
  ],
};
const open = { id: 6, team_1: bricks, team_2: chalk, starts_at: '2026-11-15T17:15:00+05:30' };

/** The third round of a group, with its last match in a chase. */
export const fullLiveTables = { yslcategory_id: 6, rules, groups: [{ ...group, open: [{ ...open, line }] }] };

export const liveTableSamples = [
  // Spec-only mode never sends it.
  sample([liveTablesOfCategory], {
    full: fullLiveTables,
    strings: {
      yslcategory_id: '6',
      rules,
      groups: [
        {
          ...group,
          matches: group.matches.map((one) => ({ ...one, id: String(one.id) })),
          open: [{ ...open, id: '6', line: { ...line, id: '6', league_id: '3' } }],
        },
      ],
    },
    numbers: { ...fullLiveTables, rules: { ...rules, quota_balls: '36' } },
  }),
];
