import { DAY } from '../../runtime/clock.ts';
import type { Tx } from '../../db/open-database.ts';

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
