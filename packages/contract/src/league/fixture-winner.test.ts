import { expect, test } from 'vitest';
import { winnerOf, type Decided } from './fixture-winner.ts';

const played: Decided = { status: 'played', score_1: 150, score_2: 81, batted_first: 1, target: null, winner: null };

test.each<[string, Partial<Decided>, ReturnType<typeof winnerOf>]>([
  ['more runs', {}, 1],
  ['a revised target reached', { target: 80 }, 2],
  ['a revised target missed', { target: 100 }, 1],
  ['one run short of a revised target is level', { target: 82 }, null],
  ['a super over after that', { target: 82, winner: 2 }, 2],
  ['the second team batted first', { score_1: 60, score_2: 150, batted_first: 2, target: 60 }, 1],
  ['scores override the recorded winner', { winner: 2 }, 1],
  ['a walkover', { status: 'walkover', score_1: null, score_2: null, winner: 2 }, 2],
  ['neither side came', { status: 'cancelled', score_1: null, score_2: null, winner: 0 }, 0],
  ['a reinstated match', { status: 'scheduled', winner: 2 }, null],
])('%s', (_, change, winner) => {
  expect(winnerOf({ ...played, ...change })).toBe(winner);
});
