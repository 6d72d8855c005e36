import { HOUR } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';

/** A page that was away for longer reloads everything. */
export const EVENT_LIFE = HOUR;

/**
 * An event without its content: pages then request the content with their own login.
 * - `message`: a new message in the conversation
 * - `conversation`: it was started, closed, reopened, seen or hidden
 * - `changed`: a moderator removed one of its messages, or brought it back
 * - `notification`: for one person, or for everyone
 * - `sessions`: some of this person's logins ended; never leaves the server
 * - `score`: a match of the league has a new score; only for open pages of the league
 * - `staff`: staff wrote a note on the conversation, or called; only for the desk
 * - `looking`: a member of staff opened or left the conversation; only for the desk
 */
export type LiveEvent =
  | { readonly kind: 'message' | 'conversation' | 'changed'; readonly userId: number; readonly conversationId: number }
  | { readonly kind: 'notification'; readonly userId: number | null }
  | { readonly kind: 'sessions'; readonly userId: number }
  | { readonly kind: 'staff' | 'looking'; readonly conversationId: number }
  | { readonly kind: 'score'; readonly leagueId: number; readonly fixtureId: number };

/**
 * Notifies open pages in every process, within a quarter of a second. Call it in the transaction of the write, so that
 * pages learn of every committed write and of no other.
 */
export async function publishEvent(db: Db, event: LiveEvent, now: number): Promise<void> {
  await db
    .insertInto('live_events')
    .values({
      kind: event.kind,
      user_id: 'userId' in event ? event.userId : null,
      conversation_id: 'conversationId' in event ? event.conversationId : null,
      ...(event.kind === 'score' ? { league_id: event.leagueId, fixture_id: event.fixtureId } : {}),
      created_at: now,
    })
    .execute();
}

/** Events that are never sent to readers' pages. */
const notForReaders = ['sessions', 'score', 'staff', 'looking'] as const;

/** Whether an event may be sent to a reader: not if it is only for the server, the league or the staff. */
export const isForReaders = <Kind extends string>(kind: Kind): kind is Exclude<Kind, (typeof notForReaders)[number]> =>
  !(notForReaders as readonly string[]).includes(kind);

export type LiveRow = Awaited<ReturnType<typeof listEventsAfter>>[number];

const columns = ['id', 'kind', 'user_id', 'conversation_id', 'league_id', 'fixture_id'] as const;

/** Events for all people, the oldest first. */
export async function listEventsAfter(db: Db, after: number, limit: number) {
  return db.selectFrom('live_events').select(columns).where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** Events that one person may receive, the oldest first. */
export async function listMissedEvents(db: Db, userId: number, after: number, limit: number): Promise<LiveRow[]> {
  return db
    .selectFrom('live_events')
    .select(columns)
    .where('id', '>', after)
    .where((where) => where.or([where('user_id', '=', userId), where('user_id', 'is', null)]))
    .where('kind', 'not in', [...notForReaders])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The range of the stored ids; 0 and 0 when the table is empty. */
export async function findEventIds(db: Db): Promise<{ first: number; last: number }> {
  const { first, last } = await db
    .selectFrom('live_events')
    .select((select) => [select.fn.min('id').as('first'), select.fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  return { first: first ?? 0, last: last ?? 0 };
}
