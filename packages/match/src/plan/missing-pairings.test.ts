import { expect, test } from 'vitest';
import { missingPairings } from './missing-pairings.ts';
import { roundRobin } from './round-robin.ts';

const legs = (text: string, group = 'A') =>
  text.split(' ').flatMap((leg) => (leg === '' ? [] : [{ group, team_1: leg.slice(0, 1), team_2: leg.slice(1) }]));
const textOf = (pairings: readonly { team_1: string; team_2: string }[]) =>
  pairings
    .map(({ team_1, team_2 }) => team_1 + team_2)
    .toSorted()
    .join(' ');

test.each([
  ['there are no matches', 2, '', 'XY XZ YX YZ ZX ZY', ''],
  ['all matches are there', 2, 'XY YX XZ ZX YZ ZY', '', 'XY XZ YX YZ ZX ZY'],
  ['one leg is there, and the other is missing', 2, 'XY', 'XZ YX YZ ZX ZY', 'XY'],
  ['both legs are at the same home, so the two have met twice', 2, 'XY XY', 'XZ YZ ZX ZY', 'XY XY'],
  ['a third match covers no pairing', 2, 'XY YX XY', 'XZ YZ ZX ZY', 'XY YX'],
  ['they meet once, at either home', 1, 'YX XY ZY', 'ZX', 'XY ZY'],
  ['a third team plays', 1, 'XQ', 'XY YZ ZX', ''],
] as const)('when %s', (_, meetings, matches, missing, there) => {
  const all = roundRobin('A', ['X', 'Y', 'Z'], meetings);
  const found = missingPairings(all, legs(matches));
  const once = meetings === 1;
  // In a single round robin, it does not matter who is at home.
  const read = (text: string) =>
    once
      ? text
          .split(' ')
          .map((leg) => [...leg].toSorted().join(''))
          .toSorted()
      : text;
  expect(read(textOf(found.missing))).toEqual(read(missing));
  expect(found.there).toHaveLength(legs(there).length);
  expect(found.missing.length + found.there.length).toBe(all.length);
});

test('a match of the same teams in another group does not count', () => {
  const all = roundRobin('A', ['X', 'Y'], 1);
  expect(missingPairings(all, legs('XY', 'B'))).toEqual({ missing: all, there: [] });
});
