import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { isVisible, postColumns } from '../posts/post-columns.store.ts';
import type { PostRow } from '../posts/post-columns.store.ts';
import type { TopicCardRow } from '../topics/topics.store.ts';
import { isLike, likePatterns } from './text-match.store.ts';

export type TopicTable = 'tags' | 'categories';

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

const topicMatches = (words: readonly string[]): RawBuilder<unknown> =>
  every(words.map((word) => isLike('name', likePatterns(word))));

/** Finds every word in the video's name or in the name of one of its tags. */
function videoMatches(words: readonly string[], now: number): RawBuilder<unknown> {
  const found = words.map((word) => {
    const patterns = likePatterns(word);
    return sql`(${isLike('post.name', patterns)} or post.id in (
      select post_id from post_tags where tag_id in (select id from tags where ${isLike('name', patterns)})))`;
  });
  return every([sql`post.has_clip = 1`, isVisible(now), ...found]);
}

/** 0 for names that begin with the first word, which come first. */
const beginsFirst = (column: string, words: readonly string[]): RawBuilder<unknown> =>
  sql`case when ${isLike(column, likePatterns(words[0] ?? '', true))} then 0 else 1 end`;

// One row more shows whether another page follows.
const pageOf = (page: number): RawBuilder<unknown> =>
  sql`limit ${SEARCH_PAGE_SIZE + 1} offset ${(page - 1) * SEARCH_PAGE_SIZE}`;

/** @param words at least one */
export async function countTopics(db: Db, table: TopicTable, words: readonly string[]): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from ${sql.table(table)} where ${topicMatches(words)}`.execute(db);
  return rows[0]?.found ?? 0;
}

export async function countVideos(db: Db, words: readonly string[], now: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from posts as post where ${videoMatches(words, now)}`.execute(db);
  return rows[0]?.found ?? 0;
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
export async function findVideos(db: Db, words: readonly string[], page: number, now: number): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns(null)}
    from posts as post
    where ${videoMatches(words, now)}
    order by ${beginsFirst('post.name', words)}, post.published_at desc, post.id desc
    ${pageOf(page)}`.execute(db);
  return rows;
}
