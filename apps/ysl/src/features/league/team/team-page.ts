import { teamQuery } from '@maidan/api-client/queries/league/teams';
import type { TeamPage } from '@maidan/contract/league/teams';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { paths } from '../../../paths.ts';
import type { LeagueHead } from '../league-head.ts';

/** `league` is the league's parameter in an address for frames. */
type TeamParams = { id?: string; league?: string; team: string };

/** Loads a team. It has one page address and one for frames; an id of the league or team redirects there. */
export const teamPage: PageSpec<TeamParams, TeamPage, LeagueHead & { team: string }> = {
  query: (api, { params: { id, league, team } }) => callQuery(teamQuery(api, id ?? league ?? '', team)),
  redirect({ league, slug }, { params }) {
    if (league.slug === (params.id ?? params.league) && slug === params.team) return undefined;
    return params.id === undefined ? paths.embeddedNext(league.slug, slug) : paths.team(league.slug, slug);
  },
  head: ({ league, name }) => ({ name: league.name, thumbnail: league.thumbnail, preview: null, team: name }),
};
