import type { Migration } from './migration.ts';

/** Who batted first, and how many wickets fell: how a match was won. */
export const innings: Migration = {
  name: '0017-innings',
  statements: (t) => [
    `alter table league_categories add column wickets ${t.whole} not null default 10`,
    `alter table league_fixtures add column batted_first ${t.whole}`,
    `alter table league_fixtures add column wickets_1 ${t.whole}`,
    `alter table league_fixtures add column wickets_2 ${t.whole}`,
  ],
};
