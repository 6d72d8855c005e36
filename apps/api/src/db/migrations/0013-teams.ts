import type { ShownLevel } from '@maidan/contract/desk/league/season/teams';
import type { PlayerRole } from '@maidan/contract/league/teams';
import type { TeamColour } from '@maidan/contract/rules/team-colours';
import type { Generated } from 'kysely';
import { content } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Teams. Groups and fixtures refer to them, so that a rename changes only one row. */
export interface TeamTables {
  league_teams: {
    id: Generated<number>;
    league_id: number;
    category_id: number;
    /** Unique in its league. It changes with the name; the former one still leads to the team. */
    slug: string;
    /** Unique in its category. */
    name: string;
    short_name: Generated<string | null>;
    /** A picture of `media`; a team without one is shown by its colours. */
    crest: Generated<string | null>;
    colour_1: Generated<TeamColour>;
    colour_2: Generated<TeamColour>;
  };
  /** Former names of teams, which addresses, calendars and devices may still use. */
  league_team_names: {
    team_id: number;
    name: string;
    slug: string;
    ended_at: Time;
  };
  league_players: {
    id: Generated<number>;
    team_id: number;
    position: number;
    shirt: number | null;
    initials: string;
    /** Null unless it may be shown. */
    first_name: string | null;
    role: PlayerRole;
    captain: Flag;
    shows: ShownLevel;
    /** When the organiser recorded the consent; null without one. */
    agreed_at: Time | null;
  };
}

export const teams: Migration<TeamTables> = {
  name: '0013-teams',
  tables: {
    league_teams: content('Teams, their addresses, crests and colours'),
    league_team_names: content('Former names and addresses of teams, which still lead to them'),
    league_players: content('Squads: shirt numbers and initials, and the first name only where it may be shown'),
  },
  statements: (t) => [
    `create table league_teams (
      id ${t.newId},
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      category_id ${t.whole} not null references league_categories (id) on delete cascade,
      slug ${t.text} not null,
      name ${t.text} not null,
      short_name ${t.text},
      crest ${t.text} references media (id),
      colour_1 ${t.text} not null default 'green',
      colour_2 ${t.text} not null default 'white',
      unique (category_id, name)
    )`,
    'create unique index league_teams_by_slug on league_teams (league_id, slug)',
    'create index league_teams_by_crest on league_teams (crest)',
    `create table league_team_names (
      team_id ${t.whole} not null references league_teams (id) on delete cascade,
      name ${t.text} not null,
      slug ${t.text} not null,
      ended_at ${t.whole} not null,
      primary key (team_id, name, slug)
    )`,
    `create table league_players (
      id ${t.newId},
      team_id ${t.whole} not null references league_teams (id) on delete cascade,
      position ${t.whole} not null,
      shirt ${t.whole},
      initials ${t.text} not null,
      first_name ${t.text},
      role ${t.text} not null,
      captain ${t.flag} not null,
      shows ${t.text} not null,
      agreed_at ${t.whole}
    )`,
    'create index league_players_of_team on league_players (team_id, position, id)',
  ],
};
