import { REMOVED_MESSAGE } from '@maidan/contract/account/conversations';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** How many messages a moderator can read before and after a reported one. */
const NEARBY = 3;

export interface ReportedMessage {
  readonly id: number;
  readonly conversationId: number;
  /** The owner of the conversation. */
  readonly userId: number;
  readonly subject: string;
  /** The member of staff who wrote it, if known. */
  readonly staff: { readonly id: number; readonly name: string } | null;
  readonly type: 'text' | 'image';
  readonly message: string;
  /** When it was removed, if it was. */
  readonly removedAt: number | null;
}

/** A reported message as it was before a moderator removed it; null for any other. */
export async function findReportedMessage(db: Db, id: number): Promise<ReportedMessage | null> {
  const row = await db
    .selectFrom('message_reports as report')
    .innerJoin('chat_messages as message', 'message.id', 'report.message_id')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .leftJoin('chat_answers as answer', 'answer.message_id', 'message.id')
    .leftJoin('staff', 'staff.id', 'answer.staff_id')
    .select(['message.id', 'message.conversation_id', 'message.type', 'message.message'])
    .select(['conversation.user_id', 'conversation.name as subject', 'answer.staff_id', 'staff.name as staff_name'])
    .select(['report.removed_type', 'report.removed_message', 'report.decided_at'])
    .where('report.message_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const isRemoved = row.removed_type !== null;
  return {
    id: row.id,
    conversationId: row.conversation_id,
    userId: row.user_id,
    subject: row.subject,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    type: row.removed_type ?? row.type,
    message: row.removed_message ?? row.message,
    removedAt: isRemoved ? row.decided_at : null,
  };
}

/** The messages around one, oldest first, without it. */
export async function listNearby(db: Db, { id, conversationId }: ReportedMessage) {
  const messages = db
    .selectFrom('chat_messages')
    .select(['id', 'user_id', 'type', 'message', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .limit(NEARBY);
  const [before, after] = await Promise.all([
    messages
      .where('id', '<=', id)
      .orderBy('id', 'desc')
      .limit(NEARBY + 1)
      .execute(),
    messages.where('id', '>', id).orderBy('id').execute(),
  ]);
  return [...before.toReversed(), ...after];
}

/**
 * Removes a message from its conversation, including lists, searches and exports; its report keeps the text as long as
 * reports are kept.
 * @returns false when it is already removed
 */
export async function removeMessage(tx: Tx, id: number, now: number): Promise<boolean> {
  const kept = await tx
    .updateTable('message_reports')
    .from('chat_messages')
    .whereRef('chat_messages.id', '=', 'message_reports.message_id')
    .set({ removed_type: sql.ref('chat_messages.type'), removed_message: sql.ref('chat_messages.message') })
    .set('decided_at', now)
    .where('message_reports.message_id', '=', id)
    .where('message_reports.removed_type', 'is', null)
    .executeTakeFirst();
  if (kept.numUpdatedRows === 0n) return false;
  await tx.updateTable('chat_messages').set({ type: 'text', message: REMOVED_MESSAGE }).where('id', '=', id).execute();
  return true;
}

/** @returns false when it is not removed */
export async function bringMessageBack(tx: Tx, id: number): Promise<boolean> {
  const report = await tx
    .selectFrom('message_reports')
    .select(['removed_type', 'removed_message'])
    .where('message_id', '=', id)
    .executeTakeFirst();
  if (!report?.removed_type) return false;
  await tx
    .updateTable('chat_messages')
    .set({ type: report.removed_type, message: report.removed_message ?? '' })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('message_reports')
    .set({ removed_type: null, removed_message: null })
    .where('message_id', '=', id)
    .execute();
  return true;
}
