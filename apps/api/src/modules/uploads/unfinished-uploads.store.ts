import type { Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Db, Tx } from '../../db/open-database.ts';

export type UnfinishedRow = Selectable<Tables['unfinished_uploads']>;

/** The owner of an upload: a member of staff, or a reader. */
export type UploadOwner = { readonly staff_id: number } | { readonly user_id: number };

const columnOf = (owner: UploadOwner) => ('staff_id' in owner ? 'staff_id' : 'user_id');
const idOf = (owner: UploadOwner) => ('staff_id' in owner ? owner.staff_id : owner.user_id);

/** A person's unfinished uploads, first to expire first. */
export async function listUnfinished(db: Db, owner: UploadOwner, now: number) {
  return db
    .selectFrom('unfinished_uploads')
    .select(['bytes', 'expires_at'])
    .where(columnOf(owner), '=', idOf(owner))
    .where('result', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute();
}

export async function addUnfinished(
  db: Db,
  owner: UploadOwner,
  row: Pick<UnfinishedRow, 'id' | 'name' | 'bytes' | 'expires_at'>,
): Promise<UnfinishedRow> {
  const owned = { staff_id: null, user_id: null, ...owner };
  return db
    .insertInto('unfinished_uploads')
    .values({ ...row, ...owned, received: 0, result: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined also for another person's upload, and for an expired one. */
export async function findUnfinished(db: Db, owner: UploadOwner, id: string, now: number) {
  return db
    .selectFrom('unfinished_uploads')
    .selectAll()
    .where('id', '=', id)
    .where(columnOf(owner), '=', idOf(owner))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Adds a stored chunk where the last one ended. @returns false when another chunk was faster */
export async function addChunk(
  tx: Tx,
  { id, start, bytes, name, now }: { id: string; start: number; bytes: number; name: string; now: number },
): Promise<boolean> {
  const moved = await tx
    .updateTable('unfinished_uploads')
    .set({ received: start + bytes })
    .where('id', '=', id)
    .where('received', '=', start)
    .where('bytes', '>=', start + bytes)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await tx.insertInto('upload_chunks').values({ upload_id: id, start, bytes, name, stored_at: now }).execute();
  return true;
}

/** The stored chunks, in order. */
export async function listChunks(db: Db, id: string) {
  return db
    .selectFrom('upload_chunks')
    .select(['name', 'bytes'])
    .where('upload_id', '=', id)
    .orderBy('start')
    .execute();
}

/** Keeps the reply of a processed file; its chunks are no longer needed. */
export async function keepResult(tx: Tx, id: string, result: string): Promise<void> {
  await tx.updateTable('unfinished_uploads').set({ result }).where('id', '=', id).execute();
  await tx.deleteFrom('upload_chunks').where('upload_id', '=', id).execute();
}

export async function removeUnfinished(db: Db, id: string): Promise<void> {
  await db.deleteFrom('unfinished_uploads').where('id', '=', id).execute();
}
