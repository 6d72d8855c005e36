import { pollById, pollCount } from '@maidan/contract/feed/polls';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** @param id from a tag page's `quizpoll_id` */
export const pollQuery = (api: Api, id: Id) => endpointQuery(api, pollById, { params: { id } }, staleTimes.feed);

/** The logged-in user's vote, and the counts. */
export const pollCountQuery = (api: Api, id: Id) =>
  endpointQuery(api, pollCount, { params: { id } }, staleTimes.personal);
