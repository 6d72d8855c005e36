import type { Tx } from '../../db/open-database.ts';
import { publishEvent } from '../events/live-events.store.ts';

/**
 * Tells one person, or everybody, and open pages at once.
 * @param content sanitised HTML
 */
export async function addNotification(
  tx: Tx,
  { userId, content }: { userId: number | null; content: string },
  now: number,
): Promise<void> {
  await tx.insertInto('notifications').values({ slug: null, user_id: userId, content, created_at: now }).execute();
  await publishEvent(tx, { kind: 'notification', userId }, now);
}
