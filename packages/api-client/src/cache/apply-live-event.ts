import { chatsPage, conversationById, conversationsPage } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import type { LiveEvent } from '@maidan/contract/operations/live';
import { latestNotification, notifications } from '@maidan/contract/account/notifications';
import type { Id } from '@maidan/contract/core/wire';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../core/create-api.ts';
import { queryKey, type QueryKey } from '../core/query-key.ts';
import { threadQuery } from '../queries/account/conversations.ts';
import { loadAgain } from './load-again.ts';
import { catchUp } from './thread.ts';

const ofConversations = [conversationsPage, unreadConversations];
const ofNotifications = [notifications, latestNotification];

/** The conversations whose messages are on screen. */
function shownThreads(client: QueryClient): Id[] {
  const found = client.getQueryCache().findAll({ queryKey: [chatsPage.id], type: 'active' });
  return found.flatMap(({ queryKey: key }) => (key as QueryKey)[1].params?.['id'] as Id);
}

/** Updates what is on screen after an event; the event itself says only where something changed. */
export async function applyLiveEvent(client: QueryClient, api: Api, event: LiveEvent): Promise<void> {
  const isAll = event.kind === 'refresh' || event.kind === 'ready';
  const stale = (key: readonly unknown[]) => loadAgain(client, { queryKey: key });
  const works: Promise<unknown>[] = [];
  if (isAll || event.kind === 'notification') works.push(...ofNotifications.map(({ id }) => stale([id])));
  if (isAll || event.kind !== 'notification') {
    const { conversation_id: id } = event;
    const threads = shownThreads(client).filter((shown) => isAll || shown === id);
    // First, because reading the messages marks the conversation as seen, which the lists then show.
    await Promise.all(
      threads.map((shown) => {
        const { queryKey: thread } = threadQuery(api, shown);
        return client.getQueryData(thread) && event.kind !== 'changed'
          ? catchUp(client, api, shown)
          : loadAgain(client, { queryKey: thread });
      }),
    );
    works.push(...ofConversations.map((endpoint) => stale([endpoint.id])));
    works.push(stale(isAll || id === null ? [conversationById.id] : queryKey(conversationById, { params: { id } })));
  }
  await Promise.all(works);
}
