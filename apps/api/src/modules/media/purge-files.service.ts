import { hashOf, type Files } from '../../adapters/files/files.ts';
import type { Tx } from '../../db/open-database.ts';
import { findUsed, listFilesOfPost, NEVER } from './media-use.store.ts';

/** However late it was stored, since its bytes are what must go. */
const WHENEVER = Number.MAX_SAFE_INTEGER;

/**
 * Removes the files of a withdrawn post for good, with their copies and what a clip was made of. A file that something
 * else shows stays.
 * @returns how many of the post's files are gone, and how many stay
 */
export async function purgeFiles(tx: Tx, files: Files, postId: number): Promise<{ removed: number; kept: number }> {
  const hashes = new Set((await listFilesOfPost(tx, postId)).map(hashOf));
  const used = await findUsed(tx, [...hashes], NEVER);
  const purged = new Set([...hashes].filter((hash) => !used.has(hash)));
  for await (const { name } of files.list()) if (purged.has(hashOf(name))) await files.remove(name, WHENEVER);
  return { removed: purged.size, kept: used.size };
}
