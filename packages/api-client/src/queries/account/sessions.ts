import { sessions } from '@maidan/contract/account/sessions';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The devices on which the user is logged in, last used first. An extension: other servers answer 404. */
export const sessionsQuery = (api: Api) => endpointQuery(api, sessions, {}, staleTimes.personal);
