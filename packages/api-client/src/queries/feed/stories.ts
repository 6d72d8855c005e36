import { homeTagScroller, latestStory, tagScrollerById } from '@maidan/contract/feed/stories';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** `embed` is '' without a story. */
export const latestStoryQuery = (api: Api) => endpointQuery(api, latestStory, {}, staleTimes.settled);

export const homeTagScrollerQuery = (api: Api) => endpointQuery(api, homeTagScroller, {}, staleTimes.settled);

/** @param id from a page's `tagscroller` */
export const tagScrollerQuery = (api: Api, id: Id) =>
  endpointQuery(api, tagScrollerById, { params: { id } }, staleTimes.settled);
