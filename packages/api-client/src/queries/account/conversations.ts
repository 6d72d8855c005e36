import {
  chatsPage,
  chats,
  conversationById,
  conversations,
  conversationsPage,
  type ChatMessage,
  type Conversation,
} from '@maidan/contract/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const conversationQuery = (api: Api, id: Id) =>
  endpointQuery(api, conversationById, { params: { id } }, staleTimes.personal);

export interface ConversationPage {
  readonly data: readonly Conversation[];
  readonly cursor: string | null;
}

/** Whether the listed details of a conversation contain every word; for a server without search. */
export function matchesWords({ name, location, latest_chat: latest }: Conversation, q: string): boolean {
  const text = [name, location, latest?.message].join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * The user's conversations page by page, ordered by their latest message.
 * @param q words to search for; '' for all
 */
export function conversationListQuery(api: Api, q: string) {
  const start: string | null = null;
  return infiniteQueryOptions({
    queryKey: queryKey(conversationsPage, { query: { q } }),
    queryFn: ({ pageParam: cursor, signal }) =>
      withFallback<ConversationPage>(
        api,
        conversationsPage,
        () => api.call(conversationsPage, { query: cursor === null ? { q } : { q, cursor } }, { signal }),
        async () => {
          const all = await api.call(conversations, {}, { signal });
          return { data: all.filter((one) => matchesWords(one, q)), cursor: null };
        },
      ),
    initialPageParam: start as string | null,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: staleTimes.personal,
  });
}

export interface ThreadPage {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Whether there are older messages. */
  readonly more: boolean;
}

/**
 * The messages of a conversation, newest page first. Reading the newest marks it as seen on the server. `catchUp` adds new
 * messages, so that old pages are not requested again.
 */
export function threadQuery(api: Api, id: Id) {
  const params = { id };
  const start: number | null = null;
  return infiniteQueryOptions({
    queryKey: queryKey(chatsPage, { params }),
    queryFn: ({ pageParam: before, signal }) =>
      withFallback<ThreadPage>(
        api,
        chatsPage,
        async () => {
          const query = before === null ? {} : { before };
          const { data, more } = await api.call(chatsPage, { params, query }, { signal });
          return { messages: data, more };
        },
        async () => ({ messages: (await api.call(chats, { params }, { signal })).data, more: false }),
      ),
    initialPageParam: start as number | null,
    getNextPageParam: ({ messages, more }) => (more && Number(messages[0]?.id)) || undefined,
    staleTime: Infinity,
  });
}
