import { leagueTeams, teamBySlug } from '@maidan/contract/league/teams';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The teams of a league that have a page of their own; only our server has them. */
export const leagueTeamsQuery = (api: Api, league: Id) =>
  endpointQuery(api, leagueTeams, { params: { id: league } }, staleTimes.feed);

export const teamQuery = (api: Api, league: Id, team: Id) =>
  endpointQuery(api, teamBySlug, { params: { id: league, slug: team } }, staleTimes.feed);
