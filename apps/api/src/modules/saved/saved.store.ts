import type { SavedItem } from '@maidan/contract/feed/saved';
import type { Db, Tx } from '../../db/open-database.ts';

/** The things a person saved for later, newest first. */
export async function listSaved(db: Db, userId: number): Promise<SavedItem[]> {
  return db
    .selectFrom('saved_items')
    .select(['kind', 'target as id', 'label'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('target')
    .execute();
}

/** Leaves already saved things unchanged. */
export async function addSaved(tx: Tx, userId: number, entries: readonly SavedItem[], now: number): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('saved_items')
    .values(entries.map(({ kind, id, label }) => ({ user_id: userId, kind, target: id, label, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSaved(tx: Tx, userId: number, entries: readonly SavedItem[]): Promise<void> {
  for (const { kind, id } of entries) {
    await tx
      .deleteFrom('saved_items')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('target', '=', id)
      .execute();
  }
}

/** Removes a removed post from the lists of people who saved it. */
export async function forgetSavedPost(tx: Tx, slug: string): Promise<void> {
  await tx.deleteFrom('saved_items').where('kind', '=', 'post').where('target', '=', slug).execute();
}
