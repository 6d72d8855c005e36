import { pollById, pollCount } from '@maidan/contract/polls';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** @param id what a tag page's `quizpoll_id` names */
export const pollQuery = (api: Api, id: Id) => endpointQuery(api, pollById, { params: { id } }, staleTimes.feed);

/** The signed-in user's vote, and the counts. */
export const pollCountQuery = (api: Api, id: Id) =>
  endpointQuery(api, pollCount, { params: { id } }, staleTimes.personal);
