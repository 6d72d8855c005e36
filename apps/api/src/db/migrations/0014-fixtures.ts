import type { DecidedBy } from '@maidan/contract/league/ways-to-decide';
import type { ColumnType, Generated, Selectable } from 'kysely';
import { content } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/**
 * Groups and matches. Standings have no table: they are computed from the results each time, so that they never disagree.
 */
export interface FixtureTables {
  league_groups: {
    id: Generated<number>;
    category_id: number;
    name: string;
    position: number;
    has_table: Flag;
  };
  league_group_teams: {
    group_id: number;
    team_id: number;
    position: number;
  };
  league_fixtures: {
    id: Generated<number>;
    slug: string;
    group_id: number;
    type: string | null;
    /** Null until the team is decided; `slot_1` then has a label, such as 'Winner of semi-final 1'. */
    team_1_id: number | null;
    slot_1: string | null;
    team_2_id: number | null;
    slot_2: string | null;
    /** `YYYY-MM-DD`, in India. */
    day: string;
    /** `HH:mm`, in India. */
    time: string | null;
    status: 'scheduled' | 'played' | 'walkover' | 'no_result' | 'cancelled';
    score_1: number | null;
    score_2: number | null;
    balls_1: number | null;
    balls_2: number | null;
    all_out_1: Flag;
    all_out_2: Flag;
    batted_first: 1 | 2 | null;
    wickets_1: number | null;
    wickets_2: number | null;
    /**
     * Balls per innings of a shortened match, with a target those of the second innings; null for the category's
     * number.
     */
    match_balls: number | null;
    /** The revised number of runs that the side batting second needed. */
    target: number | null;
    /** The side that won or goes through if the scores do not say; 0 is neither side. */
    winner: 0 | 1 | 2 | null;
    decided_by: DecidedBy | null;
    ground: string | null;
    /** The date before the last move. */
    moved_from_day: string | null;
    moved_from_time: string | null;
    /** Counts the changes that calendars must follow, such as moves and cancellations; only rises. */
    sequence: Generated<number>;
    changed_at: Generated<Time>;
    /**
     * When a fixture added by mistake was removed. Its row stays, so that it can be restored and its slug, used by
     * calendars, is never reused.
     */
    removed_at: Time | null;
  };
  bracket_matches: {
    fixture_id: number;
    /** Counts from 1 in its group; sources refer to earlier numbers. */
    number: number;
    kind_1: 'place' | 'winner' | 'loser' | 'team';
    /** The id of a group or a team, or the number of a match. */
    ref_1: number;
    rank_1: number | null;
    kind_2: 'place' | 'winner' | 'loser' | 'team';
    ref_2: number;
    rank_2: number | null;
  };
}

type Fixture = Selectable<FixtureTables['league_fixtures']>;

export interface FixtureViews {
  /** Fixtures that are not removed, with the names of their sides: teams, or labels until the teams are known. */
  named_fixtures: {
    [Column in keyof Fixture]: ColumnType<Fixture[Column], never, never>;
  } & Record<'team_1' | 'team_2', ColumnType<string, never, never>>;
}

export const fixtures: Migration<FixtureTables> = {
  name: '0014-fixtures',
  tables: {
    league_groups: content('Groups'),
    league_group_teams: content('The teams of groups, in their order'),
    league_fixtures: content('Matches and results'),
    bracket_matches: content('Where the sides of knock-out matches come from'),
  },
  statements: (t) => [
    `create table league_groups (
      id ${t.newId},
      category_id ${t.whole} not null references league_categories (id) on delete cascade,
      name ${t.text} not null,
      position ${t.whole} not null,
      has_table ${t.flag} not null,
      unique (category_id, name)
    )`,
    `create table league_group_teams (
      group_id ${t.whole} not null references league_groups (id) on delete cascade,
      team_id ${t.whole} not null references league_teams (id) on delete cascade,
      position ${t.whole} not null,
      primary key (group_id, team_id)
    )`,
    'create index league_group_teams_of_team on league_group_teams (team_id)',
    `create table league_fixtures (
      id ${t.newId},
      slug ${t.text} not null unique,
      group_id ${t.whole} not null references league_groups (id) on delete cascade,
      type ${t.text},
      team_1_id ${t.whole} references league_teams (id),
      slot_1 ${t.text},
      team_2_id ${t.whole} references league_teams (id),
      slot_2 ${t.text},
      day ${t.text} not null,
      time ${t.text},
      status ${t.text} not null,
      score_1 ${t.whole},
      score_2 ${t.whole},
      balls_1 ${t.whole},
      balls_2 ${t.whole},
      all_out_1 ${t.flag} not null,
      all_out_2 ${t.flag} not null,
      ground ${t.text},
      moved_from_day ${t.text},
      moved_from_time ${t.text},
      sequence ${t.whole} not null default 0,
      changed_at ${t.whole} not null default 0,
      batted_first ${t.whole},
      wickets_1 ${t.whole},
      wickets_2 ${t.whole},
      match_balls ${t.whole},
      target ${t.whole},
      winner ${t.whole},
      decided_by ${t.text},
      removed_at ${t.whole},
      check ((team_1_id is null) <> (slot_1 is null) and (team_2_id is null) <> (slot_2 is null))
    )`,
    'create index league_fixtures_of_group on league_fixtures (group_id, day, time, id)',
    'create index league_fixtures_by_day on league_fixtures (status, day, id)',
    'create index league_fixtures_of_team_1 on league_fixtures (team_1_id)',
    'create index league_fixtures_of_team_2 on league_fixtures (team_2_id)',
    // PostgreSQL fixes the columns when a view is created: a step that adds one to the table creates the view again.
    `create view named_fixtures as
      select fixture.*,
        coalesce((select name from league_teams where id = fixture.team_1_id), fixture.slot_1) as team_1,
        coalesce((select name from league_teams where id = fixture.team_2_id), fixture.slot_2) as team_2
      from league_fixtures as fixture
      where fixture.removed_at is null`,
    `create table bracket_matches (
      fixture_id ${t.whole} primary key references league_fixtures (id) on delete cascade,
      number ${t.whole} not null,
      kind_1 ${t.text} not null,
      ref_1 ${t.whole} not null,
      rank_1 ${t.whole},
      kind_2 ${t.text} not null,
      ref_2 ${t.whole} not null,
      rank_2 ${t.whole}
    )`,
  ],
};
