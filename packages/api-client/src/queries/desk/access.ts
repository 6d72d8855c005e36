import { deskMe, deskSessions, passkeys } from '@maidan/contract/desk/access/me';
import { invitations, staffList } from '@maidan/contract/desk/access/staff';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

/** Who is signed in to the desk. */
export const deskMeQuery = (api: Api) => endpointQuery(api, deskMe, {}, staleTimes.personal);
export const passkeysQuery = (api: Api) => endpointQuery(api, passkeys, {}, staleTimes.personal);
export const deskSessionsQuery = (api: Api) => endpointQuery(api, deskSessions, {}, staleTimes.personal);

export const staffQuery = (api: Api) => pagesQuery(api, staffList, (query) => ({ query }));
export const invitationsQuery = (api: Api) => pagesQuery(api, invitations, (query) => ({ query }));
