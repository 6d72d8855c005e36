import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTeamsQuery } from '@maidan/api-client/queries/league/teams';
import type { Id } from '@maidan/contract/core/wire';
import type { Team } from '@maidan/contract/league/teams';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import * as css from './team-link.css.ts';

/** The league of a team. A server with calendars also has team pages. */
export interface TeamLeague {
  readonly id: Id;
  readonly slug: string;
  readonly calendar: string | null;
}

/** The teams of a category with a page; empty until loaded. */
export function useTeams({ id, calendar }: TeamLeague, category: Id): readonly Team[] {
  const { data } = useQuery({ ...leagueTeamsQuery(useApi(), id), enabled: calendar !== null });
  return data?.data.filter((team) => team.yslcategory_id === category) ?? [];
}

/**
 * Renders a team's name as a link to its page, if it has one.
 * @param inTable in a table, where a phone has room only for the short name
 */
export function useTeamLinks(league: TeamLeague, category: Id, inTable = false): (name: string) => ReactNode {
  const teams = useTeams(league, category);
  return (name) => {
    const team = teams.find((one) => one.name === name);
    if (!team) return name;
    const short = inTable ? team.short_name : null;
    return (
      <Link
        className={css.link}
        href={paths.team(league.slug, team.slug)}
        aria-label={short === null ? undefined : name}
      >
        {short === null ? (
          name
        ) : (
          <>
            <span className={css.full}>{name}</span>
            <span className={css.short}>{short}</span>
          </>
        )}
      </Link>
    );
  };
}
