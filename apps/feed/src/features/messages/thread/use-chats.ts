import type { Api } from '@maidan/api-client/core/create-api';
import { useApi } from '@maidan/api-client/core/api-provider';
import { applyLiveEvent } from '@maidan/api-client/cache/apply-live-event';
import { appendMessages, catchUp } from '@maidan/api-client/cache/thread';
import { randomKey } from '@maidan/browser/random-key';
import { useSession } from '@maidan/auth/session/use-session';
import { newChat } from '@maidan/contract/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { drafts } from '@maidan/site/browser/drafts';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { chatOutboxStore, type OutgoingChat } from './chat-outbox-storage.ts';
import { flushChats } from './chat-outbox.ts';
import { replyDraft } from './draft-places.ts';

const NONE: readonly OutgoingChat[] = [];

/** Sends what waits. In any tab, as often as one likes: each message goes out once. */
export function flushOutbox(api: Api, client: QueryClient, userId: Id): Promise<void> {
  return flushChats({
    store: chatOutboxStore,
    userId,
    async send({ key, conversationId: id, text }) {
      const body = { conversation_id: id, message: text };
      const { data } = await api.call(newChat, { body }, { idempotencyKey: key });
      if (data) appendMessages(client, api, id, [data]);
      else await catchUp(client, api, id);
    },
    onClosed({ conversationId: id, text }) {
      // What was written is not lost: it stands in the box again, should the conversation be opened again.
      if (drafts.read(replyDraft(id)) === '') drafts.write(replyDraft(id), text);
      showToast('Admin has marked this conversation as complete', { tone: 'error' });
      void applyLiveEvent(client, api, { kind: 'conversation', conversation_id: id });
    },
  });
}

/** Messages of this user that the server has not confirmed, in all conversations. */
export function useOutgoing(): readonly OutgoingChat[] {
  return useSyncExternalStore(chatOutboxStore.subscribe, chatOutboxStore.list, () => NONE);
}

/** Writes in a conversation: shown at once, sent when it can be. */
export function useSendChat(): (conversationId: Id, text: string) => void {
  const api = useApi();
  const client = useQueryClient();
  const { userId } = useSession();
  return useCallback(
    (conversationId, text) => {
      if (userId === null) return;
      const at = new Date().toISOString();
      chatOutboxStore.put({ key: randomKey(), userId, conversationId, text, at, failed: null });
      void flushOutbox(api, client, userId);
    },
    [api, client, userId],
  );
}
