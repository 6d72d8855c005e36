import { t } from '@maidan/i18n/text';
import { applyLiveEvent } from '@maidan/api-client/cache/apply-live-event';
import { appendMessages, catchUp } from '@maidan/api-client/cache/thread';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { newChat } from '@maidan/contract/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { defineAction } from '../action.ts';

export const closedText = (): string => t('calls.conversationClosed');

/** The draft of a reply; see `useDraft`. */
export const replyDraft = (conversationId: Id): string => `reply ${conversationId}`;

/** Sends a message in a conversation. Each conversation is a lane, so its messages keep their order. */
export const sendMessage = defineAction({
  endpoint: newChat,
  offline: 'queue',
  loginReason: () => t('calls.loginMessage'),
  lane: ({ conversation_id: id }) => String(id),
  async settle({ api, client }, { conversation_id: id }, { data }) {
    if (data) appendMessages(client, api, id, [data]);
    else await catchUp(client, api, id);
    return () => undefined;
  },
  refused({ api, client }, { conversation_id: id }, error) {
    // The page shows that the conversation is closed; the text stays in the queue with the reason.
    if (error instanceof ApiError && error.status === 409) {
      void applyLiveEvent(client, api, { kind: 'conversation', conversation_id: id });
    }
    return null;
  },
});
