import { mutes } from '@maidan/contract/feed/mutes';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Everything that the user has hidden and muted, newest first. */
export const mutesQuery = (api: Api) => endpointQuery(api, mutes, {}, staleTimes.personal);
