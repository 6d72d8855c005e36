import { CALLBACK_TEXT } from '@maidan/contract/rules/callback';
import type { Db, Tx } from '../../db/open-database.ts';
import { addPicture, type ChatPicture } from './chat-pictures.store.ts';
import { publishEvent } from '../events/live-events.store.ts';

/** More messages than a thread has; the site reads pages. */
const LISTED = 5000;

const columns = ['id', 'user_id', 'type', 'message', 'created_at'] as const;

const messagesOf = (db: Db, conversationId: number) =>
  db
    .selectFrom('chat_messages as chat')
    .leftJoin('chat_pictures as picture', 'picture.message_id', 'chat.id')
    .select(['chat.id', 'chat.user_id', 'chat.type', 'chat.message', 'chat.created_at', 'picture.name as picture'])
    .where('chat.conversation_id', '=', conversationId);

/** The latest, oldest first. The caller has checked the owner. */
export async function listMessages(db: Db, conversationId: number) {
  const latest = await messagesOf(db, conversationId).orderBy('chat.id', 'desc').limit(LISTED).execute();
  return latest.toReversed();
}

/** The last `limit` messages, or those before the message with this id; oldest first. */
export async function listMessagesBefore(db: Db, conversationId: number, before: number | undefined, limit: number) {
  let query = messagesOf(db, conversationId).orderBy('chat.id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('chat.id', '<', before);
  return (await query.execute()).toReversed();
}

/** At most `limit` after the message with this id, oldest first. */
export async function listMessagesAfter(db: Db, conversationId: number, after: number, limit: number) {
  return messagesOf(db, conversationId).where('chat.id', '>', after).orderBy('chat.id').limit(limit).execute();
}

/**
 * Locks an open conversation of this person by writing to its row: a close waits for the message, or the message finds
 * the conversation closed.
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

interface Added {
  readonly conversationId: number;
  /** Null for the provider. */
  readonly userId: number | null;
  readonly message: string;
  readonly picture?: ChatPicture | undefined;
}

/** A request for a call also adds the conversation to the desk's list of calls. */
export async function addMessage(tx: Tx, { conversationId, userId, message, picture }: Added, now: number) {
  if (userId !== null && message === CALLBACK_TEXT) {
    await tx
      .updateTable('conversations')
      .set({ call_wanted_since: now })
      .where('id', '=', conversationId)
      .where('call_wanted_since', 'is', null)
      .execute();
  }
  const row = await tx
    .insertInto('chat_messages')
    .values({ conversation_id: conversationId, user_id: userId, type: 'text', message, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  if (picture) await addPicture(tx, { messageId: row.id, conversationId }, picture);
  return { ...row, picture: picture?.name ?? null };
}

/** Writes a message by its owner, unless the conversation is closed or deleted. */
export async function noteInChat(
  tx: Tx,
  { userId, chat, message }: { userId: number; chat: number; message: string },
  now: number,
): Promise<void> {
  if (!(await claimOpen(tx, userId, chat, now))) return;
  await addMessage(tx, { conversationId: chat, userId, message }, now);
  await publishEvent(tx, { kind: 'message', userId, conversationId: chat }, now);
}
