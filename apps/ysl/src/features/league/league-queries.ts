import type { Api } from '@maidan/api-client/create-api';
import { latestLeagueQuery, leagueQuery } from '@maidan/api-client/queries/leagues';

/** The league of an address; without an id the latest one (specification, section 2, "League section"). */
export function shownLeagueQuery(api: Api, id: string | undefined) {
  return id === undefined ? latestLeagueQuery(api) : leagueQuery(api, id);
}
