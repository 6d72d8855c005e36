import { PICTURE_TEXT } from '@maidan/contract/account/chat-pictures';
import type { ChatMessage, Conversation } from '@maidan/contract/account/conversations';
import { toInstant } from '../../runtime/clock.ts';
import type { MediaUrl } from '../../adapters/files/media-url.ts';
import type { listMessages } from './chats.store.ts';
import type { findConversation } from './conversations.store.ts';

type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;
type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** The list shows the latest message as text, so a picture appears as a word. */
export function toConversation(row: ConversationRow): Conversation {
  const message = row.latest_type === 'image' ? PICTURE_TEXT : row.latest_message;
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    status: row.status,
    created_at: toInstant(row.created_at),
    user_seen: row.user_seen === 1 ? '1' : '0',
    latest_chat: message === null ? null : { message },
  };
}

export function toChatMessage(row: MessageRow, mediaUrl: MediaUrl): ChatMessage {
  const message = row.type === 'image' ? mediaUrl(row.message) : row.message;
  return { ...row, message, created_at: toInstant(row.created_at) };
}
