import { audioBarById } from '@maidan/contract/audio-bars';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** @param id what a page's `audio` names */
export const audioBarQuery = (api: Api, id: Id) =>
  endpointQuery(api, audioBarById, { params: { id } }, staleTimes.settled);
