import { deskMe, deskSessions, passkeys } from '@maidan/contract/desk/me';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Who is signed in to the desk. */
export const deskMeQuery = (api: Api) => endpointQuery(api, deskMe, {}, staleTimes.personal);
export const passkeysQuery = (api: Api) => endpointQuery(api, passkeys, {}, staleTimes.personal);
export const deskSessionsQuery = (api: Api) => endpointQuery(api, deskSessions, {}, staleTimes.personal);
