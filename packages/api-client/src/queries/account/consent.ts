import { consent } from '@maidan/contract/account/guardian';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The state of the guardian's consent. An extension: other servers answer 404. */
export const consentQuery = (api: Api) => endpointQuery(api, consent, {}, staleTimes.personal);
