import { hashOf } from '../../adapters/files/files.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { SECOND } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { findShown, listWithdrawnMedia, NEVER } from './media-use.store.ts';
import { findIds } from './media.store.ts';

/** The longest that a withdrawn file is still served. */
const READ_EVERY = 20 * SECOND;
const AT_ONCE = 200;

/**
 * Tracks the files that only withdrawn posts and removed messages show. Uses that only staff see, such as drafts, do
 * not count.
 */
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
      // While the database is unavailable, files are served as before.
      log.warn({ error: describeError(error) }, 'could not read which files are withdrawn');
    }
    readAt = clock();
    reading = null;
  };
  const findWithdrawn = async (): Promise<Set<string>> => {
    const named = await listWithdrawnMedia(db);
    const withdrawn = new Set(named);
    for (let from = 0; from < named.length; from += AT_ONCE) {
      for (const id of await findShown(db, named.slice(from, from + AT_ONCE), NEVER)) withdrawn.delete(id);
    }
    return new Set([...withdrawn].map(hashOf));
  };
  return async (name) => {
    if (clock() - readAt >= READ_EVERY) await (reading ??= read());
    const hash = hashOf(name);
    // A restored file is served at once.
    return hashes.has(hash) && (await findShown(db, await findIds(db, [hash]), NEVER)).size === 0;
  };
}
