import { allCategories, categoryId } from '@maidan/contract/feed/categories';
import { followedCategories } from '@maidan/contract/feed/follows';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const allCategoriesQuery = (api: Api) => endpointQuery(api, allCategories, {}, staleTimes.settled);

/** Id, slug and name, found by id or slug. */
export const categoryIdQuery = (api: Api, x: Id) =>
  endpointQuery(api, categoryId, { params: { x } }, staleTimes.settled);

export const followedCategoriesQuery = (api: Api) => endpointQuery(api, followedCategories, {}, staleTimes.personal);
