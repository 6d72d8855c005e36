import { chats, conversationById, conversations, unreadConversations } from '@maidan/contract/conversations';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

export const conversationsQuery = (api: Api) => endpointQuery(api, conversations, {}, staleTimes.personal);

export const conversationQuery = (api: Api, id: Id) =>
  endpointQuery(api, conversationById, { params: { id } }, staleTimes.personal);

/** The messages of a conversation; reading them marks it seen on the server. */
export const chatsQuery = (api: Api, id: Id) => endpointQuery(api, chats, { params: { id } }, staleTimes.live);

/** The number in the 'Unread (n)' badge. */
export const unreadConversationsQuery = (api: Api) => endpointQuery(api, unreadConversations, {}, staleTimes.personal);
