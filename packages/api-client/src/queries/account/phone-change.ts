import { phoneChange } from '@maidan/contract/account/phone-change';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The pending change of phone number. An extension: other servers answer 404. */
export const phoneChangeQuery = (api: Api) => endpointQuery(api, phoneChange, {}, staleTimes.personal);
