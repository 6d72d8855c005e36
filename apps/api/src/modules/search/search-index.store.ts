import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, OpenDatabase, Tx } from '../../db/open-database.ts';
import { soundsOf } from './sounds.ts';
import { FIRST, NAMED, searchWords } from './search-words.ts';
import { readSpokenWords } from './spoken-words.store.ts';

const POSTS_AT_ONCE = 500;
/** Words of a post; more would make the index of a few long texts as large as that of all others. */
const WORDS_INDEXED = 400;
/** Further words from the speech in its clip, for each language. */
const SPOKEN_INDEXED = 400;

/** The visible text of stored HTML, without tags and entities. */
export const textOf = (html: string): string => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ');

/** Indexes the words of these posts: their names, texts, tags and captions. */
export async function indexPosts(tx: Tx, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += POSTS_AT_ONCE)
    await indexBatch(tx, ids.slice(from, from + POSTS_AT_ONCE));
}

/** Reindexes the posts of these tags, whose names may have changed. */
export async function indexPostsOfTags(tx: Tx, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return;
  const rows = await tx.selectFrom('post_tags').select('post_id').distinct().where('tag_id', 'in', tagIds).execute();
  await indexPosts(
    tx,
    rows.map(({ post_id }) => post_id),
  );
}

const withSounds = (words: readonly string[]): string[] => [...words, ...words.flatMap(soundsOf)];

async function indexBatch(tx: Tx, ids: readonly number[]): Promise<void> {
  const posts = await tx
    .selectFrom('posts')
    .select(['id', 'name', 'description', 'captions'])
    .where('id', 'in', ids)
    .execute();
  const tags = await tx
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['post_id', 'tags.name'])
    .where('post_id', 'in', ids)
    .orderBy('tag_id')
    .execute();
  const spoken = await readSpokenWords(tx, posts);
  const tagsOf = Map.groupBy(tags, (tag) => tag.post_id);
  const rows = posts.map(({ id, name, description }) => {
    const names = [name, ...(tagsOf.get(id) ?? []).map((tag) => tag.name)];
    const written = [...new Set(searchWords(`${names.join(' ')} ${textOf(description)}`))].slice(0, WORDS_INDEXED);
    const said = (spoken.get(id) ?? []).flatMap((cues) => {
      const words = searchWords(cues.map(([, text]) => text).join(' '));
      return [...new Set(words)].slice(0, SPOKEN_INDEXED);
    });
    const words = [...new Set([...written, ...said])];
    const named = searchWords(name).slice(0, WORDS_INDEXED);
    const marked = [
      // Without its sound: names in the typed script come first.
      ...named.slice(0, 1).map((word) => FIRST + word),
      // Names without words are marked too, which shows that the index is up to date.
      ...(named.length > 0 ? withSounds(named) : ['']).map((word) => NAMED + word),
    ];
    return { post_id: id, words: [...new Set([...withSounds(words), ...marked])].join(' ') };
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

/** Reindexes posts that were indexed before the index marked words of names. */
export async function indexOutdated({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select post_id as id from post_search where words not like ${`%${NAMED}%`} order by post_id`.execute(db);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += POSTS_AT_ONCE) {
    // One after the other: a write must not delay readers' likes for long.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await db.transaction().execute((tx) => indexPosts(tx, ids.slice(from, from + POSTS_AT_ONCE)));
  }
}

/** Each further segment costs every search another lookup. */
const SEGMENTS = 4;
/** A few milliseconds each: SQLite allows no other writes meanwhile. */
const PAGES_AT_ONCE = 64;

/**
 * SQLite adds indexed text as segments, and merges them only when many have a similar size. This merges them into one,
 * step by step.
 */
export async function mergeSearchIndex({ db, engine }: OpenDatabase): Promise<void> {
  if (engine !== 'sqlite' || (await countSegments(db)) <= SEGMENTS) return;
  // A negative number starts with all segments, a positive one continues.
  let isDone = await mergeSome(db, -PAGES_AT_ONCE);
  while (!isDone) {
    await turn();
    isDone = await mergeSome(db, PAGES_AT_ONCE);
  }
}

async function countSegments(db: Db): Promise<number> {
  const { rows } = await sql<{ segments: number }>`
    select count(distinct segid) as segments from post_words_idx`.execute(db);
  return rows[0]?.segments ?? 0;
}

/** @returns whether nothing was left to merge: such a step changes only one row, its own */
async function mergeSome(db: Db, pages: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const before = await countChanges(tx);
    await sql`insert into post_words (post_words, rank) values ('merge', ${sql.lit(pages)})`.execute(tx);
    return (await countChanges(tx)) - before < 2;
  });
}

async function countChanges(tx: Tx): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(tx);
  return rows[0]?.changes ?? 0;
}
