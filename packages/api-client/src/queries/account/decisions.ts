import { decisions } from '@maidan/contract/account/decisions';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Moderators' decisions about the user, newest first. */
export const decisionsQuery = (api: Api) => endpointQuery(api, decisions, {}, staleTimes.personal);
