import { sql } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/open-database.ts';

/** Adds one to the day's count of this action. */
export async function countInteraction(
  tx: Tx,
  { postId, name, action }: { postId: number; name: string; action: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('interaction_counts')
    .values({ post_id: postId, day: Math.floor(now / DAY), action_name: name, action, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'day', 'action_name', 'action'])
        .doUpdateSet((update) => ({ count: update('interaction_counts.count', '+', 1) })),
    )
    .execute();
}

/** The day that holds the totals of earlier days. */
const NO_DAY = 0;

/** Merges the counts of all days before a time into totals, so that they no longer show when something happened. */
export async function totalInteractions(db: Db, before: number): Promise<void> {
  const isOld = sql`day > ${NO_DAY} and day < ${Math.floor(before / DAY)}`;
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into interaction_counts (post_id, day, action_name, action, count)
      select post_id, ${sql.lit(NO_DAY)}, action_name, action, sum(count) from interaction_counts where ${isOld}
      group by post_id, action_name, action
      on conflict (post_id, day, action_name, action)
      do update set count = interaction_counts.count + excluded.count`.execute(tx);
    await sql`delete from interaction_counts where ${isOld}`.execute(tx);
  });
}
