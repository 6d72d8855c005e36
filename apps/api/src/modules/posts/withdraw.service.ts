import type { Files } from '../../adapters/files/files.ts';
import type { Tx } from '../../db/open-database.ts';
import { listMediaOfPost } from '../media/media-use.store.ts';
import { forgetPostName } from '../mutes/mutes.store.ts';
import { forgetSavedPost } from '../saved/saved.store.ts';
import { setWithdrawn, type AnyPost } from './withdraw.store.ts';

/**
 * Hides a post from everyone at once.
 * @returns false when it is already withdrawn
 */
export async function withdrawPost(tx: Tx, { id, slug }: AnyPost, now: number): Promise<boolean> {
  if (!(await setWithdrawn(tx, id, now))) return false;
  await forgetPostName(tx, id);
  await forgetSavedPost(tx, slug);
  return true;
}

/** The outcome of restoring a post. */
type Restored = 'restored' | 'not withdrawn' | 'files removed';

/** Restores a post, unless its files have been purged: it would show nothing. */
export async function restorePost(tx: Tx, files: Files, { id, withdrawn_at }: AnyPost): Promise<Restored> {
  if (withdrawn_at === null) return 'not withdrawn';
  for (const name of await listMediaOfPost(tx, id)) {
    if ((await files.size(name)) === null) return 'files removed';
  }
  return (await setWithdrawn(tx, id, null)) ? 'restored' : 'not withdrawn';
}
