import type { Mute } from '@maidan/contract/feed/mutes';
import type { Db, Tx } from '../../db/open-database.ts';

/** What a person hid and muted, newest first. */
export async function listMutes(db: Db, userId: number): Promise<Mute[]> {
  return db
    .selectFrom('mutes')
    .select(['kind', 'target as id', 'label'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('target')
    .execute();
}

export async function countMutes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('mutes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is muted already stays as it is. */
export async function addMutes(tx: Tx, userId: number, entries: readonly Mute[], now: number): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('mutes')
    .values(entries.map(({ kind, id, label }) => ({ user_id: userId, kind, target: id, label, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeMutes(tx: Tx, userId: number, entries: readonly Mute[]): Promise<void> {
  for (const { kind, id } of entries) {
    await tx
      .deleteFrom('mutes')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('target', '=', id)
      .execute();
  }
}

const rename = (tx: Tx, kind: Mute['kind'], target: string, label: string) =>
  tx.updateTable('mutes').set({ label }).where('kind', '=', kind).where('target', '=', target).execute();

/** The name of a removed post leaves the lists of those who hid it, too. */
export async function forgetPostName(tx: Tx, postId: number): Promise<void> {
  await rename(tx, 'post', String(postId), 'A post that was removed');
}

/** The name of a deleted account leaves the lists of those who muted the person. */
export async function forgetPersonName(tx: Tx, authorKey: string): Promise<void> {
  await rename(tx, 'person', authorKey, 'A deleted account');
}
