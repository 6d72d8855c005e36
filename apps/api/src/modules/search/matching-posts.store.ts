import { SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Engine, Flag } from '../../db/value-types.ts';
import { isVisible } from '../posts/post-columns.store.ts';
import { RANKS, toMatch } from './search-words.ts';

/** The bits of an id within a small and a large range, as in the index of `0004-search`. */
const SMALL = 11;
const LARGE = 16;
const LAST_SMALL = 2 ** (LARGE - SMALL) - 1;

/** A post found by a search. */
export interface FoundPost {
  readonly id: number;
  readonly has_clip: Flag;
  readonly published_at: number;
}

/**
 * Finds posts with every word of the search in their name, their text or the name of a tag, at most
 * `SEARCH_POSTS_MAX`: first those whose name begins with the words, then those with all of them in the name, then the
 * others, each newest first.
 */
export async function findMatchingPosts(database: OpenDatabase, q: string, now: number): Promise<FoundPost[]> {
  const found = new Map<number, FoundPost>();
  for (const rank of RANKS) {
    const match = toMatch(q, database.engine, rank);
    if (match === null) return [];
    // A rank is read only if the better ones have too few results.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { rows } = await newestPostsQuery(database.engine, match, now).execute(database.db);
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
    if (found.size >= SEARCH_POSTS_MAX) break;
  }
  return [...found.values()].slice(0, SEARCH_POSTS_MAX);
}

/** The newest visible posts that match. */
export function newestPostsQuery(engine: Engine, match: string, now: number): RawBuilder<FoundPost> {
  const newest = engine === 'sqlite' ? newestOnSqlite(match, now) : newestOnPostgres(match, now);
  return sql<FoundPost>`
    select post.id, post.has_clip, post.published_at
    from (${newest}) as found join posts as post on post.id = found.id
    order by post.published_at desc, post.id desc`;
}

/** Looked up for each match, in index order: the offset keeps PostgreSQL from joining whole tables. */
const isShown = (id: RawBuilder<unknown>, now: number): RawBuilder<unknown> =>
  sql`exists (select 1 from posts as post where post.id = ${id} and ${isVisible(now)} limit 1 offset 0)`;

const newestOnSqlite = (match: string, now: number): RawBuilder<unknown> => sql`
  select rowid as id from post_words where post_words match ${match} and ${isShown(sql`post_words.rowid`, now)}
  order by rowid desc limit ${SEARCH_POSTS_MAX}`;

/** `match` contains a `~` in place of the range. */
const isMatchIn = (match: string, range: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array_to_tsvector(string_to_array(
    to_hex(post_id >> 16) || '~' || replace(words, ' ', ' ' || to_hex(post_id >> 16) || '~') || ' ' ||
    to_hex(post_id >> 11) || '.' || replace(words, ' ', ' ' || to_hex(post_id >> 11) || '.'), ' '))
  @@ cast(replace(${match}, '~', ${range}) as tsquery)`;

/**
 * Goes from the newest large range of ids to the oldest until there are enough. If a range has few matches, all are
 * read; otherwise its small ranges are, newest first.
 */
function newestOnPostgres(match: string, now: number): RawBuilder<unknown> {
  const max = sql.lit(SEARCH_POSTS_MAX);
  const shift = sql.lit(LARGE);
  const isMatchShown = isShown(sql`post_search.post_id`, now);
  return sql`
    with recursive large (range) as (
      select max(post_id) >> ${shift} from post_search
      union all
      select (select max(post_id) >> ${shift} from post_search where post_id < range << ${shift})
      from large where range is not null
    )
    select found.post_id as id from large cross join lateral (
      with few as materialized (
        select post_id from post_search where ${isMatchIn(match, sql`to_hex(range) || '~'`)} and ${isMatchShown}
        limit ${max} + 1
      )
      (select post_id from few where (select count(*) from few) <= ${max} order by post_id desc)
      union all
      (
        select newest.post_id
        from generate_series((range << ${sql.lit(LARGE - SMALL)}) + ${sql.lit(LAST_SMALL)}, range << ${sql.lit(LARGE - SMALL)}, -1) as small (part)
        cross join lateral (
          select post_id from (
            -- Without the offset the planner would read the whole table in the order of its ids.
            select post_id from post_search where ${isMatchIn(match, sql`to_hex(part) || '.'`)} and ${isMatchShown}
            offset 0
          ) as all_of_part order by post_id desc limit ${max}
        ) as newest
        where (select count(*) from few) > ${max} limit ${max}
      )
    ) as found
    where range is not null limit ${max}`;
}
