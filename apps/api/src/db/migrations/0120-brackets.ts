import type { DecidedBy } from '@maidan/contract/league/brackets';
import type { Migration } from './migration.ts';

/** Where the sides of knock-out matches come from. Fixtures keep names, as the specification sends them. */
export interface BracketTables {
  bracket_matches: {
    fixture_id: number;
    /** From 1 in its group; sources name earlier numbers. */
    number: number;
    kind_1: 'place' | 'winner' | 'loser' | 'team';
    /** The id of a group or a team, or the number of a match. */
    ref_1: number;
    rank_1: number | null;
    kind_2: 'place' | 'winner' | 'loser' | 'team';
    ref_2: number;
    rank_2: number | null;
    /** Who goes through where the scores do not say; 0 is neither side. */
    winner: 0 | 1 | 2 | null;
    decided_by: DecidedBy | null;
  };
}

export const brackets: Migration = {
  name: '0120-brackets',
  statements: (t) => [
    `create table bracket_matches (
      fixture_id ${t.whole} primary key references league_fixtures (id) on delete cascade,
      number ${t.whole} not null,
      kind_1 ${t.text} not null,
      ref_1 ${t.whole} not null,
      rank_1 ${t.whole},
      kind_2 ${t.text} not null,
      ref_2 ${t.whole} not null,
      rank_2 ${t.whole},
      winner ${t.whole},
      decided_by ${t.text}
    )`,
  ],
};
