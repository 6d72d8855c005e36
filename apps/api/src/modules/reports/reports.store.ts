import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import type { Tx } from '../../db/open-database.ts';

/** A comment, a post or a message. */
export interface Thing {
  readonly kind: ReportKind;
  readonly id: number;
}

interface Report {
  readonly thing: Thing;
  readonly userId: number;
  readonly reason: ReportReason;
  readonly note: string | null;
}

/** Adds a report, one per person and thing. */
export async function addReport(tx: Tx, { thing, userId, reason, note }: Report, now: number): Promise<void> {
  const about = { user_id: userId, reason, note, created_at: now, decided_at: null };
  const { kind, id } = thing;
  if (kind === 'message') {
    await tx
      .insertInto('message_reports')
      .values({ ...about, message_id: id, removed_type: null, removed_message: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  const ids = kind === 'comment' ? { comment_id: id, post_id: null } : { comment_id: null, post_id: id };
  await tx
    .insertInto('reports')
    .values({ ...about, ...ids })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether it is a message that the provider sent to this person, in a conversation that they have not deleted. */
export async function isMessageTo(tx: Tx, userId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_messages as message')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .select('message.id')
    .where('message.id', '=', id)
    .where('message.user_id', 'is', null)
    .where('conversation.user_id', '=', userId)
    .where('conversation.hidden_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether readers can see the comment. */
export async function isCommentShown(tx: Tx, id: number, now: number): Promise<boolean> {
  const row = await tx
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select('comments.id')
    .where('comments.id', '=', id)
    .where('comments.hidden_at', 'is', null)
    .where('posts.withdrawn_at', 'is', null)
    .where('posts.published_at', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}
