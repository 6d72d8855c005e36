import type { Db } from '../../db/open-database.ts';

/** More than anybody scrolls through. */
const SHOWN = 100;

/** What went to everybody or to this person, newest first. */
export async function listNotifications(db: Db, userId: number) {
  return db
    .selectFrom('notifications')
    .select(['id', 'content', 'created_at'])
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}
