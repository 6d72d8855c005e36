import type { SearchType } from '@maidan/contract/feed/search';
import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { postColumns } from '../posts/post-columns.store.ts';
import type { PostRow } from '../posts/post-columns.store.ts';
import type { TopicCardRow } from '../topics/topics.store.ts';
import type { FoundPost } from './matching-posts.store.ts';
import { beginsFirst, hasOtherLetters, hasSounds, hasWordInScripts } from './text-match.store.ts';

type TopicTable = Extract<SearchType, 'tags' | 'categories'>;

/** The most names compared with a misspelled word. */
const NAMES_COMPARED = 2000;

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

/** Names in another script that sound like the words: too few to be worth an index. */
async function findBySound(db: Db, table: TopicTable, words: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)} where in_time() = 1 and ${hasOtherLetters('name')}
    limit ${NAMES_COMPARED}`.execute(db);
  return rows.filter(({ name }) => hasSounds(name, words)).map(({ id }) => id);
}

async function topicMatches(db: Db, table: TopicTable, words: readonly string[]): Promise<RawBuilder<unknown>> {
  const named = every([sql`in_time() = 1`, ...words.map((word) => hasWordInScripts(word, 'name'))]);
  const ids = await findBySound(db, table, words);
  return ids.length > 0 ? sql`(${named} or id in (${sql.join(ids)}))` : named;
}

// One extra row shows whether another page follows.
const pageOf = (page: number): RawBuilder<unknown> =>
  sql`limit ${SEARCH_PAGE_SIZE + 1} offset ${(page - 1) * SEARCH_PAGE_SIZE}`;

/** The number of tags and categories with every word in their name. */
export async function countTopics(db: Db, words: readonly string[]): Promise<Record<TopicTable, number>> {
  const [tags, categories] = [await topicMatches(db, 'tags', words), await topicMatches(db, 'categories', words)];
  const { rows } = await sql<Record<TopicTable, number>>`select
    (select count(*) from tags where ${tags}) as tags,
    (select count(*) from categories where ${categories}) as categories`.execute(db);
  return rows[0] ?? { tags: 0, categories: 0 };
}

/** Names whose words a misspelled search may mean, most followed first. */
export async function knownNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name, follower_base + follower_count as followers from tags where in_time() = 1
    union all
    select name, follower_base + follower_count as followers from categories where in_time() = 1
    union all
    select name, 0 as followers from leagues where in_time() = 1
    union all
    select name, 0 as followers from league_teams where in_time() = 1
    union all
    select distinct ground as name, -1 as followers from named_fixtures where ground is not null and in_time() = 1
    order by followers desc limit ${NAMES_COMPARED}`.execute(db);
  return rows.map(({ name }) => name);
}

/** A page, plus one row if there are more; in a tie the most followed first. */
export async function findTopics(
  db: Db,
  table: TopicTable,
  words: readonly string[],
  page: number,
): Promise<TopicCardRow[]> {
  const matches = await topicMatches(db, table, words);
  const { rows } = await sql<TopicCardRow>`
    select id, name, slug, thumbnail, follower_base + follower_count as followers
    from ${sql.table(table)}
    where ${matches}
    order by ${beginsFirst('name', words)}, followers desc, id
    ${pageOf(page)}`.execute(db);
  return rows;
}

/** A page of the posts found, in order, plus one row if there are more. */
export async function readPosts(db: Db, found: readonly FoundPost[], page: number): Promise<PostRow[]> {
  const from = (page - 1) * SEARCH_PAGE_SIZE;
  const ids = found.slice(from, from + SEARCH_PAGE_SIZE + 1).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<PostRow>`
    select ${postColumns(null)} from posts as post where post.id in (${sql.join(ids)})`.execute(db);
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
