import type { Db } from '../../db/open-database.ts';

/** Ids of the messages that moderators removed since a time, latest decision first. */
export async function listRemovedMessages(db: Db, since: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('message_reports')
    .select('message_id')
    .where('decided_at', '>=', since)
    .where('removed_type', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ message_id: id }) => id);
}
