import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import { searchWords } from './search-words.ts';

const POSTS_AT_ONCE = 500;
/** Of a post; more would make the index of a few long texts as large as that of all others. */
const WORDS_INDEXED = 400;

/** What a reader sees of stored HTML, without its tags and entities. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ');

/** Writes the words of these posts, of their names, texts and tags, into the index. */
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
  const posts = await tx.selectFrom('posts').select(['id', 'name', 'description']).where('id', 'in', ids).execute();
  const tags = await tx
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['post_id', 'tags.name'])
    .where('post_id', 'in', ids)
    .orderBy('tag_id')
    .execute();
  const tagsOf = Map.groupBy(tags, (tag) => tag.post_id);
  const rows = posts.map(({ id, name, description }) => {
    const names = [name, ...(tagsOf.get(id) ?? []).map((tag) => tag.name)];
    const words = searchWords(`${names.join(' ')} ${textOf(description)}`);
    return { post_id: id, words: [...new Set(words)].slice(0, WORDS_INDEXED).join(' ') };
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
}
