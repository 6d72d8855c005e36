import { leagueTable } from '@maidan/contract/league-tables';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** The standings of one category of a league, under their groups. */
export const leagueTableQuery = (api: Api, leagueId: Id, categoryId: Id) =>
  endpointQuery(api, leagueTable, { body: { league_id: leagueId, yslcategory_id: categoryId } }, staleTimes.feed);
