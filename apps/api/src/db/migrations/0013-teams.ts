import type { ShownLevel } from '@maidan/contract/desk/season/teams';
import type { PlayerRole } from '@maidan/contract/league/teams';
import type { TeamColour } from '@maidan/contract/rules/team-colours';
import type { Generated } from 'kysely';
import { content } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/**
 * Teams with a page of their own. Groups and fixtures keep the names, as the specification sends them: a name is unique in its category, and
 * a rename changes it here and there together.
 */
export interface TeamTables {
  league_teams: {
    id: Generated<number>;
    league_id: number;
    category_id: number;
    /** Unique in its league; a rename keeps it, so that addresses stay. */
    slug: string;
    name: string;
    colour_1: Generated<TeamColour>;
    colour_2: Generated<TeamColour>;
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
    /** When the organiser recorded the consent; null without. */
    agreed_at: Time | null;
  };
}

export const teams: Migration<TeamTables> = {
  name: '0013-teams',
  tables: {
    league_teams: content('Teams, their addresses and colours'),
    league_players: content('Squads: shirt numbers and initials, and the first name only where it may be shown'),
  },
  statements: (t) => [
    `create table league_teams (
      id ${t.newId},
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      category_id ${t.whole} not null references league_categories (id) on delete cascade,
      slug ${t.text} not null,
      name ${t.text} not null,
      colour_1 ${t.text} not null default 'green',
      colour_2 ${t.text} not null default 'white',
      unique (category_id, name)
    )`,
    'create unique index league_teams_by_slug on league_teams (league_id, slug)',
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
