import type { SearchType } from '@maidan/contract/feed/search';
import { SEARCH_PAGE_SIZE, SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Engine } from '../../db/value-types.ts';
import { isVisible, postColumns } from '../posts/post-columns.store.ts';
import type { PostRow } from '../posts/post-columns.store.ts';
import type { TopicCardRow } from '../topics/topics.store.ts';
import { toMatch } from './search-words.ts';
import { isLike, likePatterns } from './text-match.store.ts';

type TopicTable = Extract<SearchType, 'tags' | 'categories'>;
type FeedType = Exclude<SearchType, 'teams' | 'matches'>;

/** More are not compared with a misspelled word. */
const NAMES_COMPARED = 2000;

export interface Search {
  readonly q: string;
  /** Of `q`; at least one. */
  readonly words: readonly string[];
  readonly engine: Engine;
}

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

const topicMatches = (words: readonly string[]): RawBuilder<unknown> =>
  every([sql`in_time() = 1`, ...words.map((word) => isLike('name', likePatterns(word)))]);

/** The newest posts with every word in their name, their text or the name of a tag. */
function matchingIds({ q, engine }: Search): RawBuilder<unknown> {
  const match = toMatch(q, engine);
  if (match === null) return sql`select 0 as id where 1 = 0`;
  if (engine === 'postgres') return matchingOnPostgres(match);
  return sql`select rowid as id from post_words where post_words match ${match} order by rowid desc limit ${SEARCH_POSTS_MAX}`;
}

/** PostgreSQL's index knows no order, so it reads every match: that is left out where the newest posts have enough. */
function matchingOnPostgres(match: string): RawBuilder<unknown> {
  const isMatch = sql`array_to_tsvector(string_to_array(words, ' ')) @@ cast(${match} as tsquery)`;
  return sql`
    with newest as materialized (select post_id, words from post_search order by post_id desc limit 1000),
    recent as materialized (select post_id from newest where ${isMatch} order by post_id desc limit ${SEARCH_POSTS_MAX})
    select post_id as id from recent where (select count(*) from recent) = ${SEARCH_POSTS_MAX}
    union all (
      select post_id as id from (
        -- Without the offset the planner would read the whole table in this order.
        select post_id from post_search where ${isMatch} and (select count(*) from recent) < ${SEARCH_POSTS_MAX} offset 0
      ) as every order by post_id desc limit ${SEARCH_POSTS_MAX})`;
}

const matchingPosts = (search: Search, now: number): RawBuilder<unknown> =>
  sql`(${matchingIds(search)}) as found join posts as post on post.id = found.id where ${isVisible(now)}`;

/** 0 for names that begin with the first word, which come first. */
const beginsFirst = (column: string, words: readonly string[]): RawBuilder<unknown> =>
  sql`case when ${isLike(column, likePatterns(words[0] ?? '', true))} then 0 else 1 end`;

// One row more shows whether another page follows.
const pageOf = (page: number): RawBuilder<unknown> =>
  sql`limit ${SEARCH_PAGE_SIZE + 1} offset ${(page - 1) * SEARCH_PAGE_SIZE}`;

/** Posts are counted up to `SEARCH_POSTS_MAX`. */
export async function countFound(db: Db, search: Search, now: number): Promise<Record<FeedType, number>> {
  const topics = topicMatches(search.words);
  const { rows } = await sql<Record<FeedType, number>>`select
    (select count(*) from tags where ${topics}) as tags,
    (select count(*) from categories where ${topics}) as categories,
    videos, posts
    from (
      select count(*) filter (where has_clip = 1) as videos, count(*) as posts from ${matchingPosts(search, now)}
    ) as counted`.execute(db);
  return rows[0] ?? { tags: 0, categories: 0, videos: 0, posts: 0 };
}

/** Names whose words a misspelled search may mean, the most followed first. */
export async function topicNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name, follower_base + follower_count as followers from tags where in_time() = 1
    union all
    select name, follower_base + follower_count as followers from categories where in_time() = 1
    order by followers desc limit ${NAMES_COMPARED}`.execute(db);
  return rows.map(({ name }) => name);
}

/** A page, and one row more if there are more; among equals the most followed first. */
export async function findTopics(
  db: Db,
  table: TopicTable,
  words: readonly string[],
  page: number,
): Promise<TopicCardRow[]> {
  const { rows } = await sql<TopicCardRow>`
    select id, name, slug, thumbnail, follower_base + follower_count as followers
    from ${sql.table(table)}
    where ${topicMatches(words)}
    order by ${beginsFirst('name', words)}, followers desc, id
    ${pageOf(page)}`.execute(db);
  return rows;
}

/** A page, and one row more if there are more; among equals the newest first. */
export async function findPosts(
  db: Db,
  search: Search,
  { isClip, page, now }: { readonly isClip: boolean; readonly page: number; readonly now: number },
): Promise<PostRow[]> {
  const order = sql`order by ${beginsFirst('post.name', search.words)}, post.published_at desc, post.id desc`;
  // The page is chosen first: the columns of a post, its comments counted, are read for the posts of the page alone.
  const { rows } = await sql<PostRow>`
    select ${postColumns(null)}
    from (
      select post.id from ${matchingPosts(search, now)} ${isClip ? sql`and has_clip = 1` : sql``} ${order} ${pageOf(page)}
    ) as chosen join posts as post on post.id = chosen.id
    ${order}`.execute(db);
  return rows;
}
