import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { Db } from '../../../db/open-database.ts';
import { listActs } from '../../log/audit-log.store.ts';

/** The name of the log action. Automatic notifications have none, which tells them apart. */
export const SENT = 'notification.sent';

/** The log entries of sent notifications, newest first, after the one with this id; one more if there are more. */
export const listSendings = (db: Db, before: number | undefined) =>
  listActs(db, { action: SENT, before }, DESK_PAGE_SIZE + 1);

/** These notifications with their recipients. A deleted account's notifications are gone with it. */
export async function listSent(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('notifications')
    .leftJoin('users', 'users.id', 'notifications.user_id')
    .select(['notifications.id', 'notifications.content', 'notifications.user_id', 'users.name'])
    .where('notifications.id', 'in', [...ids])
    .execute();
}
