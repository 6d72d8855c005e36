import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** Every stored count of rows; it changes in the transaction that changes the rows. */
const counters = [
  { table: 'posts', counter: 'like_count', rows: 'post_likes', of: 'post_id' },
  { table: 'tags', counter: 'follower_count', rows: 'tag_follows', of: 'tag_id' },
  { table: 'categories', counter: 'follower_count', rows: 'category_follows', of: 'category_id' },
  { table: 'leagues', counter: 'follower_count', rows: 'league_follows', of: 'league_id' },
  { table: 'poll_options', counter: 'vote_count', rows: 'poll_votes', of: 'option_id' },
] as const;

/** More would not help an operator. */
const MOST = 100;

/** A count that differs from its rows. */
export interface Drift {
  /** 'posts.like_count' */
  readonly counter: string;
  readonly id: number;
  readonly kept: number;
  readonly counted: number;
}

/** Counts everything again, without changing anything; at most a hundred drifts per counter. */
export async function findDrift(db: Db): Promise<Drift[]> {
  const found = await Promise.all(
    counters.map(async ({ table, counter, rows, of }) => {
      const kept = sql.ref(`entry.${counter}`);
      // One statement sees one state of the database, even while people like.
      const { rows: drifts } = await sql<Omit<Drift, 'counter'>>`
        select entry.id, ${kept} as kept, coalesce(really.counted, 0) as counted
        from ${sql.table(table)} as entry
        left join (
          select ${sql.ref(of)} as owner, count(*) as counted from ${sql.table(rows)} group by ${sql.ref(of)}
        ) as really on really.owner = entry.id
        where ${kept} <> coalesce(really.counted, 0)
        order by entry.id limit ${MOST}`.execute(db);
      return drifts.map((drift) => ({ counter: `${table}.${counter}`, ...drift }));
    }),
  );
  return found.flat();
}
