import type { Uploads } from '../adapters/files/uploads.ts';
import type { Db } from '../db/open-database.ts';
import { knownUploads } from '../modules/uploads/known-uploads.store.ts';
import { HOUR } from '../runtime/clock.ts';

/** An upload takes at most five minutes: an older file without a row never gets one. */
export const ORPHAN_AGE = HOUR;

const BATCH = 200;

/**
 * Removes the files of interrupted and expired uploads, and of deleted accounts and responses.
 * @param now by the clock of the disk
 * @returns how many files were removed, without drafts
 */
export async function cleanUpUploads(db: Db, uploads: Uploads, now: number): Promise<number> {
  let removed = 0;
  let names: string[] = [];
  const removeOrphans = async (): Promise<void> => {
    const known = await knownUploads(db, names);
    for (const name of names.filter((found) => !known.has(found))) {
      await uploads.remove(name);
      removed += 1;
    }
    names = [];
  };
  for await (const name of uploads.listBefore(now - ORPHAN_AGE)) {
    names.push(name);
    if (names.length >= BATCH) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}
