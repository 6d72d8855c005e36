import { sql } from 'kysely';
import { MINUTE } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';

/** One viewer counts once per post in this period. */
const COUNT_EVERY = 30 * MINUTE;

const total = sql<number>`view_base + view_count`.as('views');

export async function readViews(db: Db, postId: number): Promise<number> {
  const { views } = await db.selectFrom('posts').select(total).where('id', '=', postId).executeTakeFirstOrThrow();
  return views;
}

/** Counts the view unless this viewer was counted recently. Returns the new number of views. */
export async function countView(db: Db, postId: number, viewer: string, now: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const marked = await tx
      .insertInto('view_marks')
      .values({ post_id: postId, viewer, counted_at: now })
      // Of two simultaneous requests, one finds the other's mark and gets no row back.
      .onConflict((conflict) =>
        conflict
          .columns(['post_id', 'viewer'])
          .doUpdateSet((update) => ({ counted_at: now, times: update('view_marks.times', '+', 1) }))
          .where('view_marks.counted_at', '<=', now - COUNT_EVERY),
      )
      .returning('post_id')
      .executeTakeFirst();
    if (!marked) return readViews(tx, postId);
    const { views } = await tx
      .updateTable('posts')
      .set((update) => ({ view_count: update('view_count', '+', 1) }))
      .where('id', '=', postId)
      .returning(total)
      .executeTakeFirstOrThrow();
    return views;
  });
}

/** Removes old marks and keeps their number with the post, so that its views can still be counted again. */
export async function settleViews(db: Db, before: number): Promise<void> {
  const old = await db.selectFrom('view_marks').select('post_id').distinct().where('counted_at', '<', before).execute();
  for (const { post_id } of old) {
    await db.transaction().execute(async (tx) => {
      const removed = await tx
        .deleteFrom('view_marks')
        .where('post_id', '=', post_id)
        .where('counted_at', '<', before)
        .returning('times')
        .execute();
      const views = removed.reduce((sum, { times }) => sum + times, 0);
      await tx
        .updateTable('posts')
        .set((update) => ({ settled_views: update('settled_views', '+', views) }))
        .where('id', '=', post_id)
        .execute();
    });
  }
}
