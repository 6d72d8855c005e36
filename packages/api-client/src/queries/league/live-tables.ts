import type { Id } from '@maidan/contract/core/wire';
import { liveTablesOfCategory } from '@maidan/contract/league/live-tables';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { followedQuery } from '../endpoint-query.ts';

/** The tables of a category with a match under way; only our server has them. */
export const liveTablesQuery = (api: Api, category: Id) =>
  followedQuery(api, liveTablesOfCategory, { params: { id: category } }, staleTimes.feed);
