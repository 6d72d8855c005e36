import type { Decision } from '@maidan/contract/account/decisions';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Hidden } from './moderated-comments.store.ts';

/** The subject of an appeal. */
export interface Subject {
  readonly kind: Decision['kind'];
  readonly id: number;
}

const columnOf = (kind: Subject['kind']) => (kind === 'comment' ? 'comment_id' : 'sanction_id');

const notHidden = { was_hidden_at: null, was_hidden_rule: null, was_hidden_by: null };

/** @returns false when it has already been appealed */
export async function addAppeal(
  tx: Tx,
  { subject, userId, text }: { subject: Subject; userId: number; text: string },
  now: number,
): Promise<boolean> {
  const ids = { comment_id: null, sanction_id: null, [columnOf(subject.kind)]: subject.id };
  const row = await tx
    .insertInto('appeals')
    .values({ ...ids, ...notHidden, user_id: userId, text, created_at: now, decided_at: null, granted: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAppeal(db: Db, { kind, id }: Subject): Promise<boolean> {
  const row = await db.selectFrom('appeals').select('id').where(columnOf(kind), '=', id).executeTakeFirst();
  return row !== undefined;
}

/** A person's appeals. */
export async function listAppealsOf(db: Db, userId: number) {
  return db
    .selectFrom('appeals')
    .select(['comment_id', 'sanction_id', 'decided_at', 'granted'])
    .where('user_id', '=', userId)
    .execute();
}

const appealsOfUsers = (db: Db) =>
  db
    .selectFrom('appeals')
    .innerJoin('users', 'users.id', 'appeals.user_id')
    .select(['appeals.id', 'appeals.user_id', 'appeals.comment_id', 'appeals.sanction_id', 'appeals.text'])
    .select(['appeals.created_at', 'users.name']);

const openAppeals = (db: Db) => appealsOfUsers(db).where('appeals.decided_at', 'is', null);

/** Undecided appeals, oldest first, after an id. */
export async function listOpenAppeals(db: Db, after: number | null, limit: number) {
  const query = openAppeals(db).orderBy('appeals.id').limit(limit);
  return (after === null ? query : query.where('appeals.id', '>', after)).execute();
}

export async function findOpenAppeal(db: Db, id: number) {
  return openAppeals(db).where('appeals.id', '=', id).executeTakeFirst();
}

/** An answered appeal, with how its comment was hidden before. */
export async function findAnsweredAppeal(db: Db, id: number) {
  return appealsOfUsers(db)
    .select(['appeals.granted', 'appeals.was_hidden_at', 'appeals.was_hidden_rule', 'appeals.was_hidden_by'])
    .where('appeals.id', '=', id)
    .where('appeals.decided_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * @param hidden how its comment is hidden, if the answer ends that
 * @returns false when someone else has just answered it
 */
export async function closeAppeal(
  tx: Tx,
  id: number,
  { granted, hidden }: { granted: boolean; hidden: Hidden | null },
  now: number,
): Promise<boolean> {
  const was = hidden && { was_hidden_at: hidden.at, was_hidden_rule: hidden.rule, was_hidden_by: hidden.by };
  const { numUpdatedRows } = await tx
    .updateTable('appeals')
    .set({ ...notHidden, ...was, decided_at: now, granted: granted ? 1 : 0 })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when someone else has just reopened it */
export async function reopenAppeal(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appeals')
    .set({ ...notHidden, decided_at: null, granted: 0 })
    .where('id', '=', id)
    .where('decided_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
