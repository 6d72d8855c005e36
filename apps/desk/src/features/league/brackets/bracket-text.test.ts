import type { DeskBracketMatch } from '@maidan/contract/desk/league/season/brackets';
import { expect, test } from 'vitest';
import { canBeDecided, noteOf, readSource, roundDays, sourceOptions, sourceValue } from './bracket-text.ts';

const match: DeskBracketMatch = {
  number: 1,
  fixture_id: 7,
  name: 'semi-final 1',
  team_1: 'Ants',
  team_2: 'Bees',
  date: '2026-12-06',
  time: null,
  ground: null,
  status: 'scheduled',
  sources: [],
  winner: null,
  decided_by: null,
  needs_word: false,
  changed: [],
};

test('sides come from places, earlier matches and teams, and an option is read back', () => {
  const options = sourceOptions(
    { groups: [{ id: 4, name: 'Group A', teams: 1 }], teams: [{ id: 9, name: 'Ants' }] },
    2,
  );
  expect(options.map(({ label }) => label)).toEqual([
    'No. 1 of Group A',
    'Winner of match 1',
    'Loser of match 1',
    'Ants',
  ]);
  expect(options.map(({ value }) => sourceValue(readSource(value) ?? { kind: 'team', ref: 0, rank: null }))).toEqual(
    options.map(({ value }) => value),
  );
  expect(readSource('')).toBeNull();
});

test.each<[Partial<DeskBracketMatch>, string | null, boolean]>([
  [{}, null, true],
  [{ winner: 1 }, 'Ants goes through.', true],
  [{ status: 'played', winner: 1 }, 'Ants won.', false],
  [{ status: 'played', needs_word: true }, 'Finished without a winner: choose who goes through.', true],
  [{ status: 'played', winner: 2, decided_by: 'super_over' }, 'Bees won after a super over.', true],
  [{ status: 'cancelled', winner: 0, decided_by: 'walkover' }, 'Neither side goes through.', true],
  [
    { status: 'played', winner: 1, changed: [2] },
    'An earlier result was corrected after this match began. Its teams stay the same.',
    false,
  ],
])('%o', (change, note, decidable) => {
  expect([noteOf({ ...match, ...change }), canBeDecided({ ...match, ...change })]).toEqual([note, decidable]);
});

test('each round is some days after the one before', () => {
  expect([...roundDays([[1, 2], [3]], '2026-12-27', 7)]).toEqual([
    [1, '2026-12-27'],
    [2, '2026-12-27'],
    [3, '2027-01-03'],
  ]);
});
