import {
  latestLeague,
  leagueAbout,
  leagueBySlug,
  leagueCategories,
  leagues,
  leagueSocial,
} from '@maidan/contract/league/leagues';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const leaguesQuery = (api: Api) => endpointQuery(api, leagues, {}, staleTimes.settled);

/** The league for a URL that names none. */
export const latestLeagueQuery = (api: Api) => endpointQuery(api, latestLeague, {}, staleTimes.settled);

export const leagueQuery = (api: Api, slug: Id) =>
  endpointQuery(api, leagueBySlug, { params: { slug } }, staleTimes.settled);

export const leagueAboutQuery = (api: Api) => endpointQuery(api, leagueAbout, {}, staleTimes.settled);

export const leagueSocialQuery = (api: Api, id: Id) =>
  endpointQuery(api, leagueSocial, { params: { id } }, staleTimes.settled);

export const leagueCategoriesQuery = (api: Api, leagueId: Id) =>
  endpointQuery(api, leagueCategories, { body: { league_id: leagueId } }, staleTimes.settled);
