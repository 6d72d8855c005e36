import { HOUR } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';

/** A page that was away for longer asks for everything anew. */
export const EVENT_LIFE = HOUR;

/**
 * What happened, without what was said: pages ask for that themselves, with their own login.
 * - `message`: somebody wrote in the conversation
 * - `conversation`: it was started, closed, opened again, seen or hidden
 * - `notification`: for one person, or for everybody
 * - `sessions`: logins of this person ended; never leaves the server
 */
export type LiveEvent =
  | { readonly kind: 'message' | 'conversation'; readonly userId: number; readonly conversationId: number }
  | { readonly kind: 'notification'; readonly userId: number | null }
  | { readonly kind: 'sessions'; readonly userId: number };

/**
 * Tells open pages of this in every process, within a quarter of a second. Call it in the transaction of the write: then
 * nobody hears of what did not happen, and nothing that happened goes unheard.
 */
export async function publishEvent(db: Db, event: LiveEvent, now: number): Promise<void> {
  await db
    .insertInto('live_events')
    .values({
      kind: event.kind,
      user_id: event.userId,
      conversation_id: 'conversationId' in event ? event.conversationId : null,
      created_at: now,
    })
    .execute();
}

/** An event as it stands in the table. */
export type LiveRow = Awaited<ReturnType<typeof listEventsAfter>>[number];

const columns = ['id', 'kind', 'user_id', 'conversation_id'] as const;

/** Of everybody, the oldest first. */
export async function listEventsAfter(db: Db, after: number, limit: number) {
  return db.selectFrom('live_events').select(columns).where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** Those one person may hear of, the oldest first. */
export async function listMissedEvents(db: Db, userId: number, after: number, limit: number): Promise<LiveRow[]> {
  return db
    .selectFrom('live_events')
    .select(columns)
    .where('id', '>', after)
    .where((where) => where.or([where('user_id', '=', userId), where('user_id', 'is', null)]))
    .where('kind', '!=', 'sessions')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The ids there are, as far as they reach: 0 and 0 when there is none. */
export async function findEventIds(db: Db): Promise<{ first: number; last: number }> {
  const { first, last } = await db
    .selectFrom('live_events')
    .select((select) => [select.fn.min('id').as('first'), select.fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  return { first: first ?? 0, last: last ?? 0 };
}
