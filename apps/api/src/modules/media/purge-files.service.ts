import { hashOf, type Files } from '../../adapters/files/files.ts';
import type { Tx } from '../../db/open-database.ts';
import { countDraftsWith, findShown, listMediaOfPost, NEVER } from './media-use.store.ts';
import { markRemoved } from './media.store.ts';

/** Counts every upload, however recent: its bytes must go. */
const WHENEVER = Number.MAX_SAFE_INTEGER;

/**
 * Removes the files of a withdrawn post permanently, with their copies and the originals of clips, even if drafts use
 * them. A file that something else shows stays.
 * @returns how many of the post's files are gone, how many stay, and how many drafts lost a file
 */
export async function purgeFiles(
  tx: Tx,
  files: Files,
  postId: number,
): Promise<{ removed: number; kept: number; drafts: number }> {
  const ids = await listMediaOfPost(tx, postId);
  const used = await findShown(tx, ids, NEVER);
  const removed = ids.filter((id) => !used.has(id));
  const drafts = await countDraftsWith(tx, removed);
  await markRemoved(tx, removed);
  const purged = new Set(removed.map(hashOf));
  for await (const { name } of files.list()) if (purged.has(hashOf(name))) await files.remove(name, WHENEVER);
  return { removed: removed.length, kept: used.size, drafts };
}
