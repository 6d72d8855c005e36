import { followedTags } from '@maidan/contract/feed/follows';
import { allTags, tagId } from '@maidan/contract/feed/tags';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const allTagsQuery = (api: Api) => endpointQuery(api, allTags, {}, staleTimes.settled);

/** Id, slug and name, found by id or slug. */
export const tagIdQuery = (api: Api, x: Id) => endpointQuery(api, tagId, { params: { x } }, staleTimes.settled);

export const followedTagsQuery = (api: Api) => endpointQuery(api, followedTags, {}, staleTimes.personal);
