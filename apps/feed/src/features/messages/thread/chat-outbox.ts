import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { withLock } from '@maidan/browser/lock';
import type { Id } from '@maidan/contract/core/wire';
import type { ChatOutboxStore, OutgoingChat } from './chat-outbox-storage.ts';

export interface OutboxParts {
  readonly store: ChatOutboxStore;
  readonly userId: Id;
  /** @throws ApiError */
  readonly send: (chat: OutgoingChat) => Promise<void>;
  /** The conversation was closed before the message arrived. */
  readonly onClosed: (chat: OutgoingChat) => void;
  readonly isOnline?: () => boolean;
}

const isOf = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
const isNoNetwork = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** What came first is sent first: behind a failed message the later ones of its conversation wait. */
function nextOf(all: readonly OutgoingChat[], userId: Id): OutgoingChat | undefined {
  const held = new Set<Id>();
  for (const chat of all) {
    if (chat.userId !== userId || held.has(chat.conversationId)) continue;
    if (chat.failed === null) return chat;
    held.add(chat.conversationId);
  }
  return undefined;
}

/**
 * Sends this user's waiting messages, each once, in order. A failed one holds up no other conversation; without a network
 * or a login all of them wait on.
 */
export function flushChats({ store, userId, send, onClosed, isOnline = () => navigator.onLine }: OutboxParts) {
  return withLock('chat-outbox', async () => {
    for (;;) {
      const chat = nextOf(store.list(), userId);
      if (!chat || !isOnline()) return;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: messages keep their order
        await send(chat);
        store.remove(chat.key);
      } catch (error) {
        // Logged out meanwhile: the store was emptied, or waits for this user's next login.
        if (!store.list().some(({ key }) => key === chat.key)) continue;
        if (isOf(error, 401) || (isNoNetwork(error) && !isOnline())) return;
        if (isOf(error, 409)) {
          store.remove(chat.key);
          onClosed(chat);
        } else {
          store.put({ ...chat, failed: errorMessage(error) });
        }
      }
    }
  });
}

/** Failed ones wait again, all of them or those of one conversation. */
export function retryChats(store: ChatOutboxStore, isMeant: (chat: OutgoingChat) => boolean = () => true): void {
  for (const chat of store.list()) if (chat.failed !== null && isMeant(chat)) store.put({ ...chat, failed: null });
}
