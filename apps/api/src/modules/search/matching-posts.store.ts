import { SEARCH_POSTS_MAX } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Flag } from '../../db/value-types.ts';
import { isVisible } from '../posts/post-columns.store.ts';
import { toMatch } from './search-words.ts';
import { beginsFirst, wordsOf } from './text-match.store.ts';

/** How many bits an id has within a small range and a large one, as in the index of `0025-search-ranges`. */
const SMALL = 11;
const LARGE = 16;
const LAST_SMALL = 2 ** (LARGE - SMALL) - 1;

/** A post that a search found. */
export interface FoundPost {
  readonly id: number;
  readonly has_clip: Flag;
}

/**
 * Finds the newest posts with every word of the search in their name, their text or the name of a tag,
 * `SEARCH_POSTS_MAX` at most: first those whose name begins with its first word, then the newest.
 */
export async function findMatchingPosts(database: OpenDatabase, q: string, now: number): Promise<FoundPost[]> {
  const { db, engine } = database;
  const match = toMatch(q, engine);
  if (match === null) return [];
  const newest = engine === 'sqlite' ? newestOnSqlite(match) : newestOnPostgres(match);
  const { rows } = await sql<FoundPost>`
    select post.id, post.has_clip
    from (${newest}) as found join posts as post on post.id = found.id
    where ${isVisible(now)}
    order by ${beginsFirst('post.name', wordsOf(q))}, post.published_at desc, post.id desc`.execute(db);
  return rows;
}

const newestOnSqlite = (match: string): RawBuilder<unknown> =>
  sql`select rowid as id from post_words where post_words match ${match} order by rowid desc limit ${SEARCH_POSTS_MAX}`;

/** `match` has a `~` where the range goes. */
const isMatchIn = (match: string, range: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array_to_tsvector(string_to_array(
    to_hex(post_id >> 16) || '~' || replace(words, ' ', ' ' || to_hex(post_id >> 16) || '~') || ' ' ||
    to_hex(post_id >> 11) || '.' || replace(words, ' ', ' ' || to_hex(post_id >> 11) || '.'), ' '))
  @@ cast(replace(${match}, '~', ${range}) as tsquery)`;

/**
 * From the newest large range of ids to the oldest, until there are enough. All matches of a range are read where they
 * are few; else its small ranges are, from the newest.
 */
function newestOnPostgres(match: string): RawBuilder<unknown> {
  const max = sql.lit(SEARCH_POSTS_MAX);
  const shift = sql.lit(LARGE);
  return sql`
    with recursive large (range) as (
      select max(post_id) >> ${shift} from post_search
      union all
      select (select max(post_id) >> ${shift} from post_search where post_id < range << ${shift})
      from large where range is not null
    )
    select found.post_id as id from large cross join lateral (
      with few as materialized (
        select post_id from post_search where ${isMatchIn(match, sql`to_hex(range) || '~'`)} limit ${max} + 1
      )
      (select post_id from few where (select count(*) from few) <= ${max} order by post_id desc)
      union all
      (
        select newest.post_id
        from generate_series((range << ${sql.lit(LARGE - SMALL)}) + ${sql.lit(LAST_SMALL)}, range << ${sql.lit(LARGE - SMALL)}, -1) as small (part)
        cross join lateral (
          select post_id from (
            -- Without the offset the planner would read the whole table in the order of its ids.
            select post_id from post_search where ${isMatchIn(match, sql`to_hex(part) || '.'`)} offset 0
          ) as all_of_part order by post_id desc limit ${max}
        ) as newest
        where (select count(*) from few) > ${max} limit ${max}
      )
    ) as found
    where range is not null limit ${max}`;
}
