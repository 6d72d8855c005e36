import type { Generated } from 'kysely';
import type { PlayerRole } from '@maidan/contract/league/teams';
import type { ShownLevel } from '@maidan/contract/desk/season/teams';
import type { TeamColour } from '@maidan/contract/rules/team-colours';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/**
 * Teams with a page of their own. Groups and fixtures keep the names, as the specification sends them: a name is unique
 * in its category, and a rename changes it here and there together.
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

const plainSlug = (name: string): string =>
  [" ','-", "''','", ".','", "/','-", "&','and", "_','-"].reduce(
    (text, pair) => `replace(${text}, '${pair}')`,
    `lower(trim(${name}))`,
  );

export const teams: Migration = {
  name: '0078-teams',
  statements: (t) => {
    const isSqlite = t.engine === 'sqlite';
    const names = isSqlite
      ? 'json_each(team_group.teams) as team'
      : 'json_array_elements_text(team_group.teams::json) as team(value)';
    const isOdd = isSqlite
      ? "(slug = '' or slug glob '*[^a-z0-9-]*' or slug not glob '*[a-z]*')"
      : "(slug = '' or slug ~ '[^a-z0-9-]' or slug !~ '[a-z]')";
    return [
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
      `insert into league_teams (league_id, category_id, slug, name)
        select league_id, category_id, ${plainSlug('name')}, name from (
          select distinct category.league_id, team_group.category_id, team.value as name
          from league_groups as team_group
          join league_categories as category on category.id = team_group.category_id
          cross join ${names}
        ) as named order by category_id, name`,
      `update league_teams set slug = 'team-' || id where ${isOdd}`,
      `update league_teams set slug = slug || '-' || id where exists (
        select 1 from league_teams as earlier where earlier.league_id = league_teams.league_id
          and earlier.slug = league_teams.slug and earlier.id < league_teams.id)`,
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
    ];
  },
};
