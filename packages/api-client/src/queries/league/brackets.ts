import { bracketsOfCategory } from '@maidan/contract/league/brackets';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { followedQuery } from '../endpoint-query.ts';

/** The knockouts of a category; only our server has them. */
export const bracketsQuery = (api: Api, category: Id) =>
  followedQuery(api, bracketsOfCategory, { params: { id: category } }, staleTimes.feed);
