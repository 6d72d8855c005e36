import type { Db, Tx } from '../../db/open-database.ts';

interface StoredTrack {
  readonly language: string;
  readonly file: string;
}

/** The captions of these posts in languages after the first, in order, by post id. */
export async function readFurtherCaptions(db: Db, postIds: readonly number[]): Promise<Map<number, StoredTrack[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_captions')
    .select(['post_id', 'language', 'file'])
    .where('post_id', 'in', postIds)
    .orderBy('post_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.post_id);
}

/** All captions of a post, starting with those of its own row. */
export function tracksOf(
  post: { readonly captions: string | null; readonly captions_language: string },
  further: readonly StoredTrack[] = [],
): StoredTrack[] {
  if (post.captions === null) return [];
  return [{ language: post.captions_language, file: post.captions }, ...further];
}

/** Replaces the captions in languages after the first. */
export async function setFurtherCaptions(tx: Tx, postId: number, tracks: readonly StoredTrack[]): Promise<void> {
  await tx.deleteFrom('post_captions').where('post_id', '=', postId).execute();
  const rows = tracks.map(({ language, file }, position) => ({ post_id: postId, language, file, position }));
  if (rows.length > 0) await tx.insertInto('post_captions').values(rows).execute();
}
