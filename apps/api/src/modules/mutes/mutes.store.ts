import type { Mute } from '@maidan/contract/feed/mutes';
import type { Db, Tx } from '../../db/open-database.ts';

/** The things a person hid and muted, newest first. */
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

/** Leaves existing mutes unchanged. */
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

/** Removes the name of a removed post from the lists of people who hid it. */
export async function forgetPostName(tx: Tx, postId: number): Promise<void> {
  await rename(tx, 'post', String(postId), 'A post that was removed');
}

/** Removes the name of a deleted account from the lists of people who muted the person. */
export async function forgetPersonName(tx: Tx, authorKey: string): Promise<void> {
  await rename(tx, 'person', authorKey, 'A deleted account');
}
