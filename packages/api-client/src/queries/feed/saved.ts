import { saved } from '@maidan/contract/feed/saved';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Everything that the user has saved for later, newest first. */
export const savedQuery = (api: Api) => endpointQuery(api, saved, {}, staleTimes.personal);
