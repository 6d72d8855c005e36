import { sessions } from '@maidan/contract/sessions';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** The devices on which the user is logged in, last used first. Ours: other servers answer 404. */
export const sessionsQuery = (api: Api) => endpointQuery(api, sessions, {}, staleTimes.personal);
