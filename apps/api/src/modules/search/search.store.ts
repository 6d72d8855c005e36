import { SEARCH_PAGE_SIZE, SEARCH_VIDEOS_MAX } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Engine } from '../../db/value-types.ts';
import { isVisible, postColumns } from '../posts/post-columns.store.ts';
import type { PostRow } from '../posts/post-columns.store.ts';
import type { TopicCardRow } from '../topics/topics.store.ts';
import { toMatch } from './search-words.ts';
import { isLike, likePatterns } from './text-match.store.ts';

export type TopicTable = 'tags' | 'categories';

export interface Search {
  readonly q: string;
  /** Of `q`; at least one. */
  readonly words: readonly string[];
  readonly engine: Engine;
}

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

const topicMatches = (words: readonly string[]): RawBuilder<unknown> =>
  every([sql`in_time() = 1`, ...words.map((word) => isLike('name', likePatterns(word)))]);

/** The newest posts with every word in their name or in the name of a tag. */
function matchingPosts({ q, engine }: Search): RawBuilder<unknown> {
  const match = toMatch(q, engine);
  if (match === null) return sql`select 0 as id where 1 = 0`;
  if (engine === 'postgres') return matchingOnPostgres(match);
  return sql`select rowid as id from post_words where post_words match ${match} order by rowid desc limit ${SEARCH_VIDEOS_MAX}`;
}

/** PostgreSQL's index knows no order, so it reads every match: that is left out where the newest posts have enough. */
function matchingOnPostgres(match: string): RawBuilder<unknown> {
  const isMatch = sql`array_to_tsvector(string_to_array(words, ' ')) @@ cast(${match} as tsquery)`;
  return sql`
    with newest as materialized (select post_id, words from post_search order by post_id desc limit 1000),
    recent as materialized (select post_id from newest where ${isMatch} order by post_id desc limit ${SEARCH_VIDEOS_MAX})
    select post_id as id from recent where (select count(*) from recent) = ${SEARCH_VIDEOS_MAX}
    union all (
      select post_id as id from (
        -- Without the offset the planner would read the whole table in this order.
        select post_id from post_search where ${isMatch} and (select count(*) from recent) < ${SEARCH_VIDEOS_MAX} offset 0
      ) as every order by post_id desc limit ${SEARCH_VIDEOS_MAX})`;
}

const matchingVideos = (search: Search, now: number): RawBuilder<unknown> =>
  sql`(${matchingPosts(search)}) as found join posts as post on post.id = found.id where ${isVisible(now)}`;

/** 0 for names that begin with the first word, which come first. */
const beginsFirst = (column: string, words: readonly string[]): RawBuilder<unknown> =>
  sql`case when ${isLike(column, likePatterns(words[0] ?? '', true))} then 0 else 1 end`;

// One row more shows whether another page follows.
const pageOf = (page: number): RawBuilder<unknown> =>
  sql`limit ${SEARCH_PAGE_SIZE + 1} offset ${(page - 1) * SEARCH_PAGE_SIZE}`;

/** Videos are counted up to `SEARCH_VIDEOS_MAX`. */
export async function countFound(db: Db, search: Search, now: number): Promise<Record<TopicTable | 'videos', number>> {
  const topics = topicMatches(search.words);
  const { rows } = await sql<Record<TopicTable | 'videos', number>>`select
    (select count(*) from tags where ${topics}) as tags,
    (select count(*) from categories where ${topics}) as categories,
    (select count(*) from ${matchingVideos(search, now)}) as videos`.execute(db);
  return rows[0] ?? { tags: 0, categories: 0, videos: 0 };
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
export async function findVideos(db: Db, search: Search, page: number, now: number): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns(null)}
    from ${matchingVideos(search, now)}
    order by ${beginsFirst('post.name', search.words)}, post.published_at desc, post.id desc
    ${pageOf(page)}`.execute(db);
  return rows;
}
