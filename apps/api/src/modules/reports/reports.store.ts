import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import type { Tx } from '../../db/open-database.ts';

/** A comment or a post. */
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

export const columnOf = (kind: ReportKind) => (kind === 'comment' ? 'comment_id' : 'post_id');

/** Adds a report, one per person and thing. */
export async function addReport(tx: Tx, { thing, userId, reason, note }: Report, now: number): Promise<void> {
  const ids = { comment_id: null, post_id: null, [columnOf(thing.kind)]: thing.id };
  await tx
    .insertInto('reports')
    .values({ ...ids, user_id: userId, reason, note, created_at: now, decided_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
