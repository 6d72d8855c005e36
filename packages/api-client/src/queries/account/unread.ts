import { unreadConversations } from '@maidan/contract/account/unread';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The number in the 'Unread (n)' badge. */
export const unreadConversationsQuery = (api: Api) => endpointQuery(api, unreadConversations, {}, staleTimes.personal);
