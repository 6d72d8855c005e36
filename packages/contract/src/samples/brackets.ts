import { bracketsOfCategory } from '../league/brackets.ts';
import { fullFixture, plainFixture, readFixture } from './league.ts';
import { sample } from './sample.ts';

const source = { kind: 'place' as const, group: 'Group A', rank: 1, to_go: null, at: 0 };
const fed = { kind: 'winner' as const, group: null, rank: null, to_go: 1, at: 2 };
const side = { team: 'Jayanagar Jets', as_it_stands: false, bye: false, source };
const final = {
  number: 3,
  to_go: 0,
  at: 0,
  sides: [side, { team: null, as_it_stands: false, bye: false, source: fed }],
  winner: null,
  decided_by: null,
  next: null,
};
const semi = {
  ...final,
  number: 1,
  to_go: 1,
  at: 1,
  sides: [side, { ...side, team: 'Lane 14', as_it_stands: true, source: { ...source, group: 'Group B', rank: 2 } }],
  winner: 1 as const,
  decided_by: 'super_over' as const,
  next: 3,
};

/** A semi-final decided by a super over, and the final, which waits for the other semi-final. */
export const fullBracket = {
  group: 'Knockouts',
  rounds: [
    { to_go: 1, matches: [{ ...semi, fixture: fullFixture }] },
    { to_go: 0, matches: [{ ...final, fixture: fullFixture }] },
  ],
};

const withFixtures = <Shown>(shown: Shown) => ({
  group: 'Knockouts',
  rounds: [
    { to_go: 1, matches: [{ ...semi, fixture: shown }] },
    { to_go: 0, matches: [{ ...final, fixture: shown }] },
  ],
});

export const bracketSamples = [
  // Spec-only mode never sends it.
  sample([bracketsOfCategory], {
    full: { yslcategory_id: 6, brackets: [fullBracket] },
    strings: { yslcategory_id: '6', brackets: [withFixtures(plainFixture)] },
    numbers: { yslcategory_id: 6, brackets: [withFixtures(plainFixture)] },
    read: { yslcategory_id: 6, brackets: [withFixtures(readFixture)] },
  }),
];
