import { adCarouselById } from '@maidan/contract/feed/ad-carousels';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** @param id from a page's `ad` */
export const adCarouselQuery = (api: Api, id: Id) =>
  endpointQuery(api, adCarouselById, { params: { id } }, staleTimes.settled);
