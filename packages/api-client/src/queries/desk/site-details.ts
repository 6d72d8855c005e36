import { deskSiteDetails } from '@maidan/contract/desk/site-details';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Names, contacts and policies of the sites. */
export const siteDetailsQuery = (api: Api) => endpointQuery(api, deskSiteDetails, {}, staleTimes.personal);
