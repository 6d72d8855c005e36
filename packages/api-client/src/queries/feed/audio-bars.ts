import { audioBarById } from '@maidan/contract/feed/audio-bars';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** @param id from a page's `audio` */
export const audioBarQuery = (api: Api, id: Id) =>
  endpointQuery(api, audioBarById, { params: { id } }, staleTimes.settled);
