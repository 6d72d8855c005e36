import type { Db, Tx } from '../../db/open-database.ts';

/** Oldest first. Whose conversation it is has been asked before. */
export async function listMessages(db: Db, conversationId: number) {
  return db
    .selectFrom('chat_messages')
    .select(['id', 'user_id', 'type', 'message', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();
}

/**
 * Takes hold of a conversation in which this person may write. Its row is written to, so that closing it waits until
 * the message is in, or the message finds it closed (trust.md, C-4).
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

/** Adds what the person wrote; returns the row. */
export async function addMessage(
  tx: Tx,
  { conversationId, userId, message }: { conversationId: number; userId: number; message: string },
  now: number,
) {
  return tx
    .insertInto('chat_messages')
    .values({ conversation_id: conversationId, user_id: userId, type: 'text', message, created_at: now })
    .returning(['id', 'user_id', 'type', 'message', 'created_at'])
    .executeTakeFirstOrThrow();
}
