import { liveScores, matchById, openScore, polledScores, syncScore } from '../league/match-day.ts';
import { sample } from './sample.ts';

const line = { at: '2.3', mark: '1', look: 'rn', text: 'One run', say: 'runs:1' };
const board = {
  version: 57,
  stage: 'live' as const,
  confirmed: false,
  corrected: false,
  sides: [
    { score: '48/5', detail: '6 overs', say: 'overs:6' },
    { score: '31/2', detail: '2.3 overs', say: 'overs:2.3' },
  ],
  turn: 2 as const,
  centre: { above: 'needs', figure: '18', below: 'off 21 balls', say: 'needs:18:21' },
  chase: [18, 21, 6],
  feed: [line],
  earlier: 4,
};
const fullBoard = { id: 12, league_id: 3, ...board };

const score = {
  v: 57,
  st: 'live' as const,
  s: ['48/5', '31/2'],
  d: ['6 overs', '2.3 overs'],
  w: ['overs:6', 'overs:2.3'],
  t: 2 as const,
  c: ['needs', '18', 'off 21 balls', 'needs:18:21'],
  n: [18, 21, 6],
  f: [line],
  ok: false,
};

const log = {
  events: [
    {
      id: [1, 2] as [number, number],
      after: [1, 1] as [number, number],
      seen: { '1': 1 },
      at: 1_800_000_000_000,
      type: 'ball' as const,
      data: { bat: 4, boundary: true },
    },
  ],
  have: { '1': 2 },
  status: 'open' as const,
  agreed: [{ scorer: 1, hash: 42 }],
};
const opened = {
  token: 'a-token',
  scorer: 1,
  until: '2026-11-15T21:00:00+05:30',
  starts_at: '2026-11-15T17:15:00+05:30',
  rules: { sport: 'cricket', balls: 36, isLastAlone: true, oversABowler: null },
  ...log,
};
const match = { team_1: 'Bricks', team_2: 'Chalk Line', group: 'B', category: 'U17', league: 'Cup', ground: null };

export const matchDaySamples = [
  sample([matchById], { full: fullBoard, strings: { ...fullBoard, id: '12', league_id: '3' }, numbers: fullBoard }),
  sample([liveScores], { full: { m: 12, ...score }, strings: { m: '12', ...score }, numbers: { m: 12, ...score } }),
  sample([polledScores], {
    full: { data: [{ m: 12, ...score }] },
    strings: { data: [{ m: '12', ...score }] },
    numbers: { data: [{ m: 12, ...score }] },
  }),
  sample([openScore], {
    full: { ...opened, match: { id: 12, ...match } },
    strings: { ...opened, match: { id: '12', ...match } },
    numbers: { ...opened, match: { id: 12, ...match } },
  }),
  sample([syncScore], { full: log, strings: log, numbers: log }),
];
