import { HOUR } from '../runtime/clock.ts';
import type { Db } from '../db/open-database.ts';
import type { Uploads } from '../adapters/files/uploads.ts';
import { knownFiles } from '../modules/forms/responses/form-responses.store.ts';

/** An upload takes five minutes at most; what is older and has no row never gets one. */
export const ORPHAN_AGE = HOUR;

const AT_ONCE = 200;

/**
 * Removes what an upload left behind that broke off, and the files of accounts and responses that were deleted.
 * @param now by the clock of the disk
 * @returns how many files went, drafts aside
 */
export async function sweepUploads(db: Db, uploads: Uploads, now: number): Promise<number> {
  let removed = 0;
  let names: string[] = [];
  const removeOrphans = async (): Promise<void> => {
    const known = await knownFiles(db, names);
    for (const name of names.filter((found) => !known.has(found))) {
      await uploads.remove(name);
      removed += 1;
    }
    names = [];
  };
  for await (const name of uploads.listBefore(now - ORPHAN_AGE)) {
    names.push(name);
    if (names.length >= AT_ONCE) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}
