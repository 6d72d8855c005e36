import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTeamsQuery } from '@maidan/api-client/queries/league/teams';
import type { Id } from '@maidan/contract/core/wire';
import type { Team } from '@maidan/contract/league/teams';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import * as css from './team-link.css.ts';

/** What is known of the league of a team. Only a server with calendars has pages of teams, too. */
export interface TeamLeague {
  readonly id: Id;
  readonly slug: string;
  readonly calendar: string | null;
}

/** The teams of a category that have a page; none while that is not known. */
export function useTeams({ id, calendar }: TeamLeague, category: Id): readonly Team[] {
  const { data } = useQuery({ ...leagueTeamsQuery(useApi(), id), enabled: calendar !== null });
  return data?.data.filter((team) => team.yslcategory_id === category) ?? [];
}

/**
 * Writes the name of a team as a link to its page, where it has one.
 * @param inTable where a phone has room for the short name only
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
