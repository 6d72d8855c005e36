import { accountPin } from '@maidan/contract/account/account-pin';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Whether the account has a PIN. An extension: other servers answer 404. */
export const accountPinQuery = (api: Api) => endpointQuery(api, accountPin, {}, staleTimes.personal);
