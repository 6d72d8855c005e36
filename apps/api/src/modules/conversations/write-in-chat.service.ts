import type { Id } from '@maidan/contract/core/wire';
import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { publishEvent } from '../events/live-events.store.ts';
import type { ChatPicture } from './chat-pictures.store.ts';
import { addMessage, claimOpen } from './chats.store.ts';
import { findConversation, toConversationId } from './conversations.store.ts';

interface NewMessage {
  readonly userId: number;
  readonly conversation: Id;
  readonly message: string;
  readonly picture?: ChatPicture;
}

/**
 * Writes a message by a person in one of their open conversations.
 * @throws ApiError 404, 409 for a closed one
 */
export async function writeInChat(tx: Tx, { userId, conversation, message, picture }: NewMessage, now: number) {
  const conversationId = toConversationId(conversation);
  if (!(await claimOpen(tx, userId, conversationId, now))) {
    if (!(await findConversation(tx, userId, conversationId))) throw errors.notFound('conversation');
    throw errors.conflict('conversation_closed');
  }
  const row = await addMessage(tx, { conversationId, userId, message, picture }, now);
  await publishEvent(tx, { kind: 'message', userId, conversationId }, now);
  return row;
}
