import type { Db, Tx } from '../../db/open-database.ts';
import { noteRemovedComments } from '../removals/removed-comments.store.ts';

/** When an account that its owner deleted will be removed; null when it stays. Milliseconds since 1970 UTC. */
export async function findDeletion(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('account_deletions')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Hides the person's comments until the removal. The account must not already be leaving. */
export async function addDeletion(tx: Tx, userId: number, now: number, dueAt: number): Promise<void> {
  await tx.insertInto('account_deletions').values({ user_id: userId, asked_at: now, due_at: dueAt }).execute();
  const hidden = await tx
    .updateTable('comments')
    .set({ hidden_at: now })
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .returning('post_id')
    .execute();
  await noteRemovedComments(tx, hidden, now);
}

/** Keeps the account and restores its comments, except those that a moderator has hidden or must review first. */
export async function removeDeletion(tx: Tx, userId: number): Promise<void> {
  const row = await tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning('asked_at')
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('comments')
    .set({ hidden_at: null })
    .where('user_id', '=', userId)
    .where('hidden_at', '=', row.asked_at)
    .where('hidden_by', 'is', null)
    .where('held_for', 'is', null)
    .execute();
}

/** Accounts that are due for removal. */
export async function listDueDeletions(db: Db, now: number): Promise<{ userId: number; phone: string }[]> {
  return db
    .selectFrom('account_deletions')
    .innerJoin('users', 'users.id', 'account_deletions.user_id')
    .select(['account_deletions.user_id as userId', 'users.phone'])
    .where('due_at', '<=', now)
    .execute();
}
