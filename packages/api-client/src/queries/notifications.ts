import { notifications } from '@maidan/contract/notifications';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** Newest first. */
export const notificationsQuery = (api: Api) => endpointQuery(api, notifications, {}, staleTimes.personal);
