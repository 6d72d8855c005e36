import { hashOf } from '../../adapters/files/files.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { SECOND } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { findUsed, listWithdrawnHashes, NEVER } from './media-use.store.ts';

/** How long a withdrawn file is served at most. */
const READ_EVERY = 20 * SECOND;
const AT_ONCE = 200;

/** Knows the files that only withdrawn posts show. */
export function createWithdrawnFiles({
  db,
  clock,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'log'>): (name: string) => Promise<boolean> {
  let hashes: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    try {
      hashes = await findWithdrawn();
    } catch (error) {
      // Without the database files are still served, as they were.
      log.warn({ error: describeError(error) }, 'could not read which files are withdrawn');
    }
    readAt = clock();
    reading = null;
  };
  const findWithdrawn = async (): Promise<Set<string>> => {
    const named = await listWithdrawnHashes(db);
    const withdrawn = new Set(named);
    for (let from = 0; from < named.length; from += AT_ONCE) {
      for (const hash of await findUsed(db, named.slice(from, from + AT_ONCE), NEVER)) withdrawn.delete(hash);
    }
    return withdrawn;
  };
  return async (name) => {
    if (clock() - readAt >= READ_EVERY) await (reading ??= read());
    const hash = hashOf(name);
    // A restored one is served at once.
    return hashes.has(hash) && !(await findUsed(db, [hash], NEVER)).has(hash);
  };
}
