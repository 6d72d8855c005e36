import type { Api } from '@maidan/api-client/core/create-api';
import { latestLeagueQuery, leagueQuery } from '@maidan/api-client/queries/league/leagues';

/** The league of an address; without an id the latest one. */
export function shownLeagueQuery(api: Api, id: string | undefined) {
  return id === undefined ? latestLeagueQuery(api) : leagueQuery(api, id);
}
