import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import { searchWords } from './search-words.ts';

const POSTS_AT_ONCE = 500;

/** Writes the words of these posts, of their names and tags, into the index; only posts with a clip are found. */
export async function indexPosts(tx: Tx, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += POSTS_AT_ONCE)
    await indexBatch(tx, ids.slice(from, from + POSTS_AT_ONCE));
}

/** Writes the posts of these tags into the index, whose names may have changed. */
export async function indexPostsOfTags(tx: Tx, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return;
  const rows = await tx.selectFrom('post_tags').select('post_id').distinct().where('tag_id', 'in', tagIds).execute();
  await indexPosts(
    tx,
    rows.map(({ post_id }) => post_id),
  );
}

async function indexBatch(tx: Tx, ids: readonly number[]): Promise<void> {
  const posts = await tx.selectFrom('posts').select(['id', 'name', 'has_clip']).where('id', 'in', ids).execute();
  const tags = await tx
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['post_id', 'tags.name'])
    .where('post_id', 'in', ids)
    .orderBy('tag_id')
    .execute();
  const tagsOf = Map.groupBy(tags, (tag) => tag.post_id);
  const [found, hidden] = [posts.filter((post) => post.has_clip === 1), posts.filter((post) => post.has_clip === 0)];
  const rows = found.map(({ id, name }) => {
    const names = [name, ...(tagsOf.get(id) ?? []).map((tag) => tag.name)];
    return { post_id: id, words: searchWords(names.join(' ')).join(' ') };
  });
  if (rows.length > 0) {
    await tx
      .insertInto('post_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('post_id')
          .doUpdateSet({ words: sql<string>`excluded.words` })
          .whereRef('post_search.words', '<>', sql<string>`excluded.words`),
      )
      .execute();
  }
  const without = hidden.map(({ id }) => id);
  if (without.length > 0) await tx.deleteFrom('post_search').where('post_id', 'in', without).execute();
}
