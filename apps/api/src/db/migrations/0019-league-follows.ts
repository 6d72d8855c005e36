import type { Migration } from './migration.ts';

/** Who registered for a league, and the count on the league's own row, as tags and categories have it. */
export const leagueFollows: Migration = {
  name: '0019-league-follows',
  statements: (t) => [
    `alter table leagues add column follower_base ${t.whole} not null default 0`,
    `alter table leagues add column follower_count ${t.whole} not null default 0`,
    `create table league_follows (
      user_id ${t.whole} not null references users (id) on delete cascade,
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      created_at ${t.whole} not null,
      primary key (user_id, league_id)
    )`,
    'create index league_follows_of_league on league_follows (league_id)',
  ],
};
