import type { Bracket, BracketSide, KnockoutMatch } from '@maidan/contract/league/brackets';
import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { decisionText, matchCode, matchName, sourceText } from './knockout-text.ts';
import { layTree } from './lay-tree.ts';

const place: BracketSide = {
  team: 'Ants',
  as_it_stands: false,
  bye: false,
  source: { kind: 'place', group: 'Group A', rank: 1, to_go: null, at: 0 },
};
const winner = (toGo: number, at: number): BracketSide => ({
  ...place,
  team: null,
  source: { kind: 'winner', group: null, rank: null, to_go: toGo, at },
});
const match = (
  number: number,
  spot: [number | null, number],
  sides: BracketSide[],
  next: number | null,
): KnockoutMatch => ({
  number,
  to_go: spot[0],
  at: spot[1],
  fixture: { ...fullFixture, live: null, result_1: null, result_2: null },
  sides,
  winner: null,
  decided_by: null,
  next,
});
const drawn = (bracket: Bracket) =>
  layTree(bracket).map(({ toGo, pairs }) => [
    toGo,
    pairs.map(({ matches, next }) => [...matches.map((one) => one?.number ?? null), next?.number ?? null]),
  ]);

test('a tree has a place for each side of each match, and empty places where teams enter later', () => {
  const five: Bracket = {
    group: 'Cup',
    rounds: [
      { to_go: 2, matches: [match(1, [2, 0], [place, place], 2)] },
      { to_go: 1, matches: [match(2, [1, 1], [place, winner(2, 0)], 4), match(3, [1, 2], [place, place], 4)] },
      { to_go: 0, matches: [match(4, [0, 0], [winner(1, 1), winner(1, 2)], null)] },
    ],
  };
  expect(drawn(five)).toEqual([
    [
      2,
      [
        [null, 1, 2],
        [null, null, 3],
      ],
    ],
    [1, [[2, 3, 4]]],
    [0, [[4, null, null]]],
  ]);
  expect(drawn({ group: 'Cup', rounds: [] })).toEqual([]);
});

test.each([
  [{ to_go: 0, at: 0 }, 'Final', 'F'],
  [{ to_go: 1, at: 2 }, 'Semi-final 2', 'S2'],
  [{ to_go: 2, at: 1 }, 'Quarter-final 1', 'Q1'],
  [{ to_go: 3, at: 5 }, 'Round of 16 5', 'M5'],
  [{ to_go: null, at: 0 }, 'Third place', '3rd'],
])('%o is called %s and %s', (spot, name, code) => {
  expect([matchName(spot), matchCode(spot)]).toEqual([name, code]);
});

test('a side is named by its source, and a match not decided by scores by how it was decided', () => {
  expect([place, winner(1, 2)].map(({ source }) => sourceText(source))).toEqual([
    'No. 1 of Group A',
    'Winner of Semi-final 2',
  ]);
  const open = match(1, [1, 1], [place, { ...place, team: 'Bees' }], 3);
  const fixture = { ...open.fixture, result_1: '1', result_2: '1' };
  expect(decisionText(open)).toBeNull();
  expect(decisionText({ ...open, fixture, winner: 2, decided_by: 'penalties' })).toBe('Bees won on penalties');
  expect(decisionText({ ...open, winner: 1 })).toBe('Ants goes through');
  expect(decisionText({ ...open, winner: 1, next: null })).toBe('Ants won');
  expect(decisionText({ ...open, fixture: { ...fixture, result_2: '0' }, winner: 1 })).toBeNull();
});
