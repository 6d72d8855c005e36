import { unreadConversations } from '@maidan/contract/unread';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** The number in the 'Unread (n)' badge. */
export const unreadConversationsQuery = (api: Api) => endpointQuery(api, unreadConversations, {}, staleTimes.personal);
