import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

interface Counter {
  readonly table: keyof Tables;
  readonly counter: string;
  /** The table whose rows are counted, and its column with the id of the counted thing. */
  readonly rows: keyof Tables;
  readonly of: string;
  /** The column of `rows` that is summed, where a row counts more than once. */
  readonly times?: string;
  /** The column of `table` that holds the count of rows that have been removed. */
  readonly settled?: string;
}

/** Every stored count of rows; each is updated in the transaction that changes the rows. */
export const counters: readonly Counter[] = [
  { table: 'posts', counter: 'like_count', rows: 'post_likes', of: 'post_id' },
  {
    table: 'posts',
    counter: 'view_count',
    rows: 'view_marks',
    of: 'post_id',
    times: 'times',
    settled: 'settled_views',
  },
  { table: 'tags', counter: 'follower_count', rows: 'tag_follows', of: 'tag_id' },
  { table: 'categories', counter: 'follower_count', rows: 'category_follows', of: 'category_id' },
  { table: 'leagues', counter: 'follower_count', rows: 'league_follows', of: 'league_id' },
  { table: 'poll_options', counter: 'vote_count', rows: 'poll_votes', of: 'option_id' },
  { table: 'registration_groups', counter: 'taken', rows: 'registration_entries', of: 'group_id' },
];

/** An operator does not need more. */
const MOST = 100;

/** A count that differs from its rows. */
export interface Drift {
  /** 'posts.like_count' */
  readonly counter: string;
  readonly id: number;
  readonly kept: number;
  readonly counted: number;
}

/** Recounts everything without changing anything; returns at most a hundred drifts per counter. */
export async function findDrift(db: Db): Promise<Drift[]> {
  const found = await Promise.all(
    counters.map(async ({ table, counter, rows, of, times, settled }) => {
      const kept = sql.ref(`entry.${counter}`);
      const number = times === undefined ? sql`count(*)` : sql`cast(sum(${sql.ref(times)}) as bigint)`;
      const before = settled === undefined ? sql.lit(0) : sql.ref(`entry.${settled}`);
      const counted = sql`${before} + coalesce(really.counted, 0)`;
      // One statement sees one state of the database, even while people add likes.
      const { rows: drifts } = await sql<Omit<Drift, 'counter'>>`
        select entry.id, ${kept} as kept, ${counted} as counted
        from ${sql.table(table)} as entry
        left join (
          select ${sql.ref(of)} as owner, ${number} as counted from ${sql.table(rows)} group by ${sql.ref(of)}
        ) as really on really.owner = entry.id
        where ${kept} <> ${counted}
        order by entry.id limit ${MOST}`.execute(db);
      return drifts.map((drift) => ({ counter: `${table}.${counter}`, ...drift }));
    }),
  );
  return found.flat();
}
