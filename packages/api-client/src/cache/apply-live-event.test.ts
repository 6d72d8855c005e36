import { conversationById, conversationsPage } from '@maidan/contract/account/conversations';
import { latestNotification, notifications } from '@maidan/contract/account/notifications';
import { unreadConversations } from '@maidan/contract/account/unread';
import type { LiveEvent } from '@maidan/contract/operations/live';
import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '../core/create-api.ts';
import { queryKey } from '../core/query-key.ts';
import { applyLiveEvent } from './apply-live-event.ts';

/** Without a thread on the page, nothing is called automatically. */
const api = {} as Api;
const one = (id: number) => queryKey(conversationById, { params: { id } });
const shown = {
  lists: [[conversationsPage.id], [unreadConversations.id]],
  notes: [[notifications.id], [latestNotification.id]],
  one: [one(7)],
  other: [one(8)],
};

test.each<[kind: LiveEvent['kind'], id: number | null, (keyof typeof shown)[]]>([
  ['message', 7, ['lists', 'one']],
  ['changed', 7, ['lists', 'one']],
  ['notification', null, ['notes']],
  ['ready', null, ['lists', 'notes', 'one', 'other']],
  ['refresh', null, ['lists', 'notes', 'one', 'other']],
])('%s of %s reloads %j, even during a first load', async (kind, id, affected) => {
  const client = new QueryClient();
  const loads = new Map<string, number>();
  const stops = Object.values(shown)
    .flat()
    .map((key) => {
      const hash = hashKey(key);
      const queryFn = async () => loads.set(hash, (loads.get(hash) ?? 0) + 1).size;
      return new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => undefined);
    });
  await applyLiveEvent(client, api, { kind, conversation_id: id } as LiveEvent);
  const again = Object.entries(shown).filter(([, keys]) => keys.every((key) => loads.get(hashKey(key)) === 2));
  expect(again.map(([name]) => name)).toEqual(affected);
  for (const stop of stops) stop();
});
