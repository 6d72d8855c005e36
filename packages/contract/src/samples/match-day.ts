import { liveScores, matchById, polledScores } from '../league/match-day.ts';
import { openScore, syncScore } from '../league/scoring.ts';
import { sample } from './sample.ts';

const line = { at: '2.3', mark: '1', look: 'rn' as const, say: 'runs:1' };
const board = {
  version: 57,
  stage: 'live' as const,
  confirmed: false,
  corrected: false,
  sides: [
    { score: '48/5', say: 'overs:6' },
    { score: '31/2', say: 'overs:2.3' },
  ],
  turn: 2 as const,
  centre: 'needs:18:21',
  chase: [18, 21, 6],
  feed: [line],
  earlier: 4,
};
export const fullBoard = { id: 12, league_id: 3, ...board };
const boardStrings = { ...fullBoard, id: '12', league_id: '3' };

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
  held: 2,
  agreed: [{ scorer: 1, hash: 42 }],
  until: '2026-11-15T21:00:00+05:30',
};
const opened = {
  token: 'a-token',
  scorer: 1,
  starts_at: '2026-11-15T17:15:00+05:30',
  rules: {
    sport: 'cricket' as const,
    balls: 36,
    wickets: 5,
    isLastAlone: true,
    wideRuns: 1,
    noBallRuns: 1,
    isBowledAgain: true,
    hasFreeHit: true,
    oversABowler: null,
  },
  ...log,
};
const match = { team_1: 'Bricks', team_2: 'Chalk Line', group: 'B', category: 'U17', league: 'Cup', ground: null };

export const matchDaySamples = [
  sample([matchById, liveScores], { full: fullBoard, strings: boardStrings, numbers: fullBoard }),
  sample([polledScores], {
    full: { data: [fullBoard] },
    strings: { data: [boardStrings] },
    numbers: { data: [fullBoard] },
  }),
  sample([openScore], {
    full: { ...opened, match: { id: 12, ...match } },
    strings: { ...opened, match: { id: '12', ...match } },
    numbers: { ...opened, match: { id: 12, ...match } },
  }),
  sample([syncScore], { full: log, strings: log, numbers: log }),
];
