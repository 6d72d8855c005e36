import { today } from '@maidan/contract/desk/today';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The work waiting for the signed-in member of staff. */
export const todayQuery = (api: Api) => endpointQuery(api, today, {}, staleTimes.personal);
