import { hashOf, isOriginal, type Files, type StoredFile } from '../adapters/files/files.ts';
import type { Db } from '../db/open-database.ts';
import { findJobKeys } from '../modules/jobs/jobs.store.ts';
import { findUsed } from '../modules/media/media-use.store.ts';
import { findIds, forgetMedia, markRemoved } from '../modules/media/media.store.ts';
import { DAY } from '../runtime/clock.ts';

/** How long the files of a withdrawn post, and files that no row names, are kept. */
export const SWEEP_GRACE = 30 * DAY;

const BATCH = 200;

/** Files that were removed, or would be. */
export interface Sweep {
  /** Files of posts that were withdrawn before the grace period. */
  readonly withdrawn: StoredFile[];
  /** Files that no row names. */
  readonly orphans: StoredFile[];
}

interface SweepOptions {
  /** Whether files without a row are removed too. */
  readonly orphans: boolean;
  readonly isDryRun?: boolean;
}

/**
 * Removes files that have been unused for the grace period. A file stored again since then stays, because something is
 * about to use it.
 * @param now by the clock of the disk
 */
export async function sweepMedia(db: Db, files: Files, now: number, options: SweepOptions): Promise<Sweep> {
  const before = now - SWEEP_GRACE;
  const swept: Sweep = { withdrawn: [], orphans: [] };
  let batch: StoredFile[] = [];
  const withoutFile = async (ids: readonly string[]): Promise<string[]> => {
    const sizes = await Promise.all(ids.map((id) => files.size(id)));
    return ids.filter((_id, at) => sizes[at] === null);
  };
  const sweepBatch = async (): Promise<void> => {
    const hashes = [...new Set(batch.map(({ name }) => hashOf(name)))];
    const ids = await findIds(db, hashes);
    const used = await findUsed(db, ids, before);
    const unused = ids.filter((id) => !used.has(id));
    const named = await findUsed(db, unused, 0);
    const orphans = unused.filter((id) => !named.has(id));
    // A row is deleted before its file: a row that something refers to by now cannot be deleted.
    if (options.orphans && !options.isDryRun) await forgetMedia(db, orphans, before);
    const [usedHashes, namedHashes] = [new Set([...used].map(hashOf)), new Set([...named].map(hashOf))];
    const working = await findJobKeys(db, ['clip', 'clip-copies'], hashes);
    for (const file of batch) {
      const hash = hashOf(file.name);
      const isNamed = namedHashes.has(hash);
      if (isOriginal(file.name) ? working.has(hash) : usedHashes.has(hash) || !(isNamed || options.orphans)) continue;
      if (options.isDryRun || (await files.remove(file.name, before))) {
        (isNamed ? swept.withdrawn : swept.orphans).push(file);
      }
    }
    if (!options.isDryRun) await markRemoved(db, await withoutFile([...named]));
    batch = [];
  };
  for await (const file of files.listBefore(before)) {
    batch.push(file);
    if (batch.length >= BATCH) await sweepBatch();
  }
  await sweepBatch();
  return swept;
}
