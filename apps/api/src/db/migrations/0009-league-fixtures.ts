import type { Migration } from './migration.ts';

/**
 * The categories of a league, the groups of a category, and who plays whom in a group. No standings: they are worked
 * out from the results each time, so that the two never differ. `day` and `time` are India's, as the organiser says
 * them; `tie_breaks` and `teams` are lists.
 */
export const leagueFixtures: Migration = {
  name: '0009-league-fixtures',
  statements: (t) => [
    `create table league_categories (
      id ${t.newId},
      slug ${t.text} not null unique,
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      name ${t.text} not null,
      position ${t.whole} not null,
      selected ${t.flag} not null,
      win_points ${t.whole} not null,
      tie_points ${t.whole} not null,
      no_result_points ${t.whole} not null,
      quota_balls ${t.whole},
      tie_breaks ${t.text} not null
    )`,
    'create index league_categories_of_league on league_categories (league_id, position, id)',
    `create table league_groups (
      id ${t.newId},
      category_id ${t.whole} not null references league_categories (id) on delete cascade,
      name ${t.text} not null,
      position ${t.whole} not null,
      teams ${t.text} not null,
      has_table ${t.flag} not null,
      unique (category_id, name)
    )`,
    `create table league_fixtures (
      id ${t.newId},
      slug ${t.text} not null unique,
      group_id ${t.whole} not null references league_groups (id) on delete cascade,
      type ${t.text},
      team_1 ${t.text} not null,
      team_2 ${t.text} not null,
      day ${t.text} not null,
      time ${t.text},
      status ${t.text} not null,
      score_1 ${t.whole},
      score_2 ${t.whole},
      balls_1 ${t.whole},
      balls_2 ${t.whole},
      all_out_1 ${t.flag} not null,
      all_out_2 ${t.flag} not null
    )`,
    'create index league_fixtures_of_group on league_fixtures (group_id, day, time, id)',
  ],
};
