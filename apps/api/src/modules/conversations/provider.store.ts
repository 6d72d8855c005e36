import type { Tx } from '../../db/open-database.ts';
import { publishEvent } from '../events/live-events.store.ts';
import { addPushNews } from '../push/push.store.ts';

/** The provider's message: a text, or the id of a stored picture. */
interface Answer {
  readonly type: 'text' | 'image';
  readonly message: string;
}

/**
 * Replies in an open conversation that its owner has not deleted, and notifies open pages. It writes to the row first,
 * so that a simultaneous close comes before or after.
 * @param answers one or more messages, with one notification
 * @returns the ids of the messages; null when there is no such conversation
 */
export async function answerConversation(
  tx: Tx,
  conversationId: number,
  answers: readonly Answer[],
  now: number,
): Promise<number[] | null> {
  const claimed = await tx
    .updateTable('conversations')
    .set({ latest_at: now, user_seen: 0 })
    .where('id', '=', conversationId)
    .where('status', '=', 1)
    .where('hidden_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!claimed) return null;
  const added = await tx
    .insertInto('chat_messages')
    .values(answers.map((answer) => ({ conversation_id: conversationId, user_id: null, ...answer, created_at: now })))
    .returning('id')
    .execute();
  await publishEvent(tx, { kind: 'message', userId: claimed.user_id, conversationId }, now);
  const path = `/message/single/${conversationId}`;
  const news = { kind: 'messages', target: 'own', event: 'reply', text: '', site: 'feed', path, runAt: now } as const;
  await addPushNews(tx, { ...news, userId: claimed.user_id }, now);
  return added.map(({ id }) => id);
}

/**
 * Marks a conversation complete, or reopens it, and notifies open pages.
 * @returns false when it already has this status or does not exist
 */
export async function setConversationStatus(
  tx: Tx,
  conversationId: number,
  status: 0 | 1,
  now: number,
): Promise<boolean> {
  const changed = await tx
    .updateTable('conversations')
    .set({ status })
    .where('id', '=', conversationId)
    .where('status', '!=', status)
    .returning('user_id')
    .executeTakeFirst();
  if (!changed) return false;
  await publishEvent(tx, { kind: 'conversation', userId: changed.user_id, conversationId }, now);
  return true;
}
