import type { Id } from '@maidan/contract/core/wire';

/** Where what was typed is kept (see `useDraft`). */
export const replyDraft = (conversationId: Id): string => `reply ${conversationId}`;
export const newConversationDraft = (field: 'name' | 'location' | 'message' | 'key'): string =>
  `new conversation ${field}`;
