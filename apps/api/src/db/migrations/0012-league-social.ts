import type { Migration } from './migration.ts';

/** What a league says on its own public social page. */
export const leagueSocial: Migration = {
  name: '0012-league-social',
  statements: (t) => [
    `create table league_social_posts (
      id ${t.newId},
      slug ${t.text} not null unique,
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      content ${t.text} not null,
      published_at ${t.whole} not null
    )`,
    'create index league_social_posts_newest on league_social_posts (league_id, published_at desc, id desc)',
  ],
};
