import { formWebhooks, leagueWebhooks, webhookDeliveries } from '@maidan/contract/desk/webhooks';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

export const formWebhooksQuery = (api: Api, id: Id) =>
  endpointQuery(api, formWebhooks, { params: { id } }, staleTimes.live);
export const leagueWebhooksQuery = (api: Api, league: Id) =>
  endpointQuery(api, leagueWebhooks, { params: { id: league } }, staleTimes.live);
export const webhookDeliveriesQuery = (api: Api, id: Id) =>
  pagesQuery(api, webhookDeliveries, (query) => ({ params: { id }, query }));
