import { liveEvents } from '@maidan/contract/operations/live';
import type { LiveEvent } from '@maidan/contract/operations/live';
import type { AppContext } from '../app-context.ts';
import { routeForStream } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { findEventIds, listMissedEvents } from '../events/live-events.store.ts';
import { createLiveHub } from './live-hub.ts';
import { encodeText, eventText } from './event-stream.ts';

/** More than this is told as one `refresh`. */
const REPLAYED = 100;
/** On PostgreSQL an event may have become visible after later ones were sent; twice does no harm. */
const OVERLAP = 200;

const told = (kind: LiveEvent['kind']): LiveEvent => ({ kind, conversation_id: null });

/** Server-sent events for whoever is logged in (docs/decisions/0006-live-events.md). */
export function liveRoutes(parts: AppContext): Route[] {
  const { db, database } = parts;
  const hub = createLiveHub(parts);
  const overlap = database.engine === 'postgres' ? OVERLAP : 0;

  /** What happened between the last event that the page received and those that its stream will tell. */
  async function missedSince(after: number, last: number, userId: number): Promise<string> {
    const { first } = await findEventIds(db);
    // Rows before the first have been forgotten; an id beyond the last is of another database.
    const isForgotten = first === 0 ? after !== last : after < first - 1;
    const missed = await listMissedEvents(db, userId, after - overlap, REPLAYED + 1);
    if (isForgotten || after > last || missed.length > REPLAYED) return eventText(null, told('refresh'));
    return missed
      .filter(({ id }) => id !== after)
      .map(({ id, kind, conversation_id }) => (kind === 'sessions' ? '' : eventText(id, { kind, conversation_id })))
      .join('');
  }

  return [
    routeForStream(liveEvents, async ({ query }, { http, user }) => {
      http.header('Content-Type', 'text/event-stream; charset=utf-8');
      http.header('Cache-Control', 'private, no-store, no-transform');
      // nginx and its like would keep the events until they have a whole buffer of them.
      http.header('X-Accel-Buffering', 'no');
      if (http.req.method === 'HEAD') return http.body(null);
      const { stream, last } = await hub.open(user);
      try {
        const missed = query.after === undefined ? '' : await missedSince(query.after, last, user.userId);
        stream.send(encodeText(missed + eventText(last, told('ready'))));
      } catch (error) {
        stream.end();
        throw error;
      }
      return http.body(stream.body);
    }),
  ];
}
