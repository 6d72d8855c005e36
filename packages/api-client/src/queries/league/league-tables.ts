import { leagueTable } from '@maidan/contract/league/league-tables';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The standings of one category of a league, under their groups. */
export const leagueTableQuery = (api: Api, leagueId: Id, categoryId: Id) =>
  endpointQuery(api, leagueTable, { body: { league_id: leagueId, yslcategory_id: categoryId } }, staleTimes.feed);
