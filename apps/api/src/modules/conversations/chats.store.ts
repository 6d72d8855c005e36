import type { Db, Tx } from '../../db/open-database.ts';
import { publishEvent } from '../events/live-events.store.ts';

/** More than a thread has; the site requests pages. */
const LISTED = 5000;

const columns = ['id', 'user_id', 'type', 'message', 'created_at'] as const;

const messagesOf = (db: Db, conversationId: number) =>
  db.selectFrom('chat_messages').select(columns).where('conversation_id', '=', conversationId);

/** The latest, oldest first. The caller has checked the owner. */
export async function listMessages(db: Db, conversationId: number) {
  const latest = await messagesOf(db, conversationId).orderBy('id', 'desc').limit(LISTED).execute();
  return latest.toReversed();
}

/** At most `limit` before the message with this id, or the newest; oldest first. */
export async function listMessagesBefore(db: Db, conversationId: number, before: number | undefined, limit: number) {
  let query = messagesOf(db, conversationId).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).toReversed();
}

/** At most `limit` after the message with this id, oldest first. */
export async function listMessagesAfter(db: Db, conversationId: number, after: number, limit: number) {
  return messagesOf(db, conversationId).where('id', '>', after).orderBy('id').limit(limit).execute();
}

/**
 * Locks an open conversation of this person by writing to its row: closing it waits for the message, or the message
 * finds it closed.
 */
export async function claimOpen(tx: Tx, userId: number, conversationId: number, now: number): Promise<boolean> {
  const claimed = await tx
    .updateTable('conversations')
    .set({ latest_at: now })
    .where('id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .where('status', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function addMessage(
  tx: Tx,
  /** Without a user it is the provider's. */
  { conversationId, userId, message }: { conversationId: number; userId: number | null; message: string },
  now: number,
) {
  return tx
    .insertInto('chat_messages')
    .values({ conversation_id: conversationId, user_id: userId, type: 'text', message, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Writes for its owner in a conversation, unless that is closed or deleted. */
export async function noteInChat(
  tx: Tx,
  { userId, chat, message }: { userId: number; chat: number; message: string },
  now: number,
): Promise<void> {
  if (!(await claimOpen(tx, userId, chat, now))) return;
  await addMessage(tx, { conversationId: chat, userId, message }, now);
  await publishEvent(tx, { kind: 'message', userId, conversationId: chat }, now);
}
