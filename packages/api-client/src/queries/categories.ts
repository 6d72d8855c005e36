import { allCategories, categoryId } from '@maidan/contract/categories';
import { followedCategories } from '@maidan/contract/follows';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

export const allCategoriesQuery = (api: Api) => endpointQuery(api, allCategories, {}, staleTimes.settled);

/** Id, slug and name by either of the first two. */
export const categoryIdQuery = (api: Api, x: Id) =>
  endpointQuery(api, categoryId, { params: { x } }, staleTimes.settled);

export const followedCategoriesQuery = (api: Api) => endpointQuery(api, followedCategories, {}, staleTimes.personal);
