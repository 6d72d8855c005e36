import { deskPageParts } from '@maidan/contract/desk/pages/page-parts';
import { deskPolls } from '@maidan/contract/desk/pages/polls';
import { deskTopics, type TopicList } from '@maidan/contract/desk/pages/topics';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

export const deskTopicsQuery = (api: Api, list: TopicList) =>
  endpointQuery(api, deskTopics, { params: { list } }, staleTimes.personal);
export const deskPollsQuery = (api: Api) => pagesQuery(api, deskPolls, (query) => ({ query }));
/** Strips, ads, audio bars and the latest story. */
export const deskPagePartsQuery = (api: Api) => endpointQuery(api, deskPageParts, {}, staleTimes.personal);
