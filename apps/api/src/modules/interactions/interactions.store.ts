import type { Insertable } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

/** Adds one to the day's count of this action. */
export async function countInteraction(
  tx: Tx,
  { postId, name, action }: { postId: number; name: string; action: string },
  now: number,
): Promise<void> {
  await addInteractions(tx, { post_id: postId, day: Math.floor(now / DAY), action_name: name, action, count: 1 });
}

/** The labels of the post's action buttons. */
export async function findButtons(tx: Tx, postId: number): Promise<string[]> {
  const row = await tx
    .selectFrom('posts')
    .select(['action_btn_1', 'action_btn_2'])
    .where('id', '=', postId)
    .executeTakeFirst();
  return [row?.action_btn_1, row?.action_btn_2].filter((label) => typeof label === 'string');
}

/** The day of the sums that remain of earlier days. */
const NO_DAY = 0;

/** Adds up the counts of all days before a time, so that they no longer show when something happened. */
export async function totalInteractions(db: Db, before: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('interaction_counts')
      .where('day', '>', NO_DAY)
      .where('day', '<', Math.floor(before / DAY))
      .returning(['post_id', 'action_name', 'action', 'count'])
      .execute();
    for (const { post_id, action_name, action, count } of removed) {
      await addInteractions(tx, { post_id, day: NO_DAY, action_name, action, count });
    }
  });
}

async function addInteractions(tx: Tx, row: Insertable<Tables['interaction_counts']>): Promise<void> {
  await tx
    .insertInto('interaction_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'day', 'action_name', 'action'])
        .doUpdateSet((update) => ({ count: update('interaction_counts.count', '+', row.count) })),
    )
    .execute();
}
