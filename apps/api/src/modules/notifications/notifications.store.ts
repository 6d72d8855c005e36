import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { defineCursor } from '../../http/cursor.ts';
import { publishEvent } from '../events/live-events.store.ts';

interface NotificationRow {
  readonly id: number;
  readonly content: string;
  readonly created_at: number;
}

export const listCursor = defineCursor(['createdAt', 'id']);
type ListCursor = ReturnType<typeof listCursor.read>;

/**
 * Notifications for everyone and for this person, newest first: at most `limit`, after the cursor. Uses two queries,
 * because a single one with "or" would use no index.
 */
export async function listNotifications(
  db: Db,
  userId: number,
  limit: number,
  after: ListCursor,
): Promise<NotificationRow[]> {
  const rows = await Promise.all([listOf(db, null, limit, after), listOf(db, userId, limit, after)]);
  return rows
    .flat()
    .toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)
    .slice(0, limit);
}

function listOf(db: Db, userId: number | null, limit: number, after: ListCursor): Promise<NotificationRow[]> {
  const all = db.selectFrom('notifications').select(['id', 'content', 'created_at']);
  const kind = userId === null ? all.where('user_id', 'is', null) : all.where('user_id', '=', userId);
  const rest = after ? kind.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`) : kind;
  return rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/**
 * Notifies one person, or everyone, and open pages at once.
 * @param content sanitised HTML
 * @returns its id
 */
export async function addNotification(
  tx: Tx,
  { userId, content }: { userId: number | null; content: string },
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('notifications')
    .values({ slug: null, user_id: userId, content, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publishEvent(tx, { kind: 'notification', userId }, now);
  return id;
}
