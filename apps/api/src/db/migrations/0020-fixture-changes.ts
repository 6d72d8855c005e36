import type { Migration } from './migration.ts';

/**
 * What calendars must know of a fixture: how often it was changed in a way that counts (`sequence` only rises), when it
 * was last changed at all, and when it was to be before it was moved. `ground` is where it is played.
 */
export const fixtureChanges: Migration = {
  name: '0020-fixture-changes',
  statements: (t) => [
    `alter table league_fixtures add column ground ${t.text}`,
    `alter table league_fixtures add column moved_from_day ${t.text}`,
    `alter table league_fixtures add column moved_from_time ${t.text}`,
    `alter table league_fixtures add column sequence ${t.whole} not null default 0`,
    `alter table league_fixtures add column changed_at ${t.whole} not null default 0`,
  ],
};
