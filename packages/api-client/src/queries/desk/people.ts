import type { Id } from '@maidan/contract/core/wire';
import { findPeople, personById } from '@maidan/contract/desk/people';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

/** People by the start of a name or a whole number; without a search, the newest accounts. */
export const peopleQuery = (api: Api, query: string) =>
  pagesQuery(api, findPeople, (cursor) => ({ body: { query, ...cursor } }));

export const personQuery = (api: Api, id: Id) =>
  endpointQuery(api, personById, { params: { id } }, staleTimes.personal);
