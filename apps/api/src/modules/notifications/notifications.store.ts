import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { NotificationCursor } from './notification-cursor.ts';

interface NotificationRow {
  readonly id: number;
  readonly content: string;
  readonly created_at: number;
}

/**
 * What went to everybody or to this person, newest first: at most `limit`, those after the cursor. The two kinds are read
 * apart, each in the order of its index, which an "or" in one query would not be.
 */
export async function listNotifications(
  db: Db,
  userId: number,
  limit: number,
  after: NotificationCursor | null,
): Promise<NotificationRow[]> {
  const rows = await Promise.all([readKind(db, null, limit, after), readKind(db, userId, limit, after)]);
  return rows
    .flat()
    .toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)
    .slice(0, limit);
}

function readKind(
  db: Db,
  userId: number | null,
  limit: number,
  after: NotificationCursor | null,
): Promise<NotificationRow[]> {
  const all = db.selectFrom('notifications').select(['id', 'content', 'created_at']);
  const kind = userId === null ? all.where('user_id', 'is', null) : all.where('user_id', '=', userId);
  const left = after ? kind.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`) : kind;
  return left.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
