import { adCarouselById } from '@maidan/contract/ad-carousels';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** @param id what a page's `ad` names */
export const adCarouselQuery = (api: Api, id: Id) =>
  endpointQuery(api, adCarouselById, { params: { id } }, staleTimes.settled);
