import { liveEvents, type LiveEvent } from '@maidan/contract/operations/live';
import { route } from '../../http/call.ts';
import { findEventIds, isForReaders, listMissedEvents } from '../events/live-events.store.ts';
import { defineModule } from '../module.ts';
import { encodeText, eventText } from './event-stream.ts';
import { createLiveHub } from './live-hub.ts';

/** A page that missed more gets one `refresh`. */
const REPLAYED = 100;
/** On PostgreSQL an event may become visible after later ones were sent; sending it twice does no harm. */
const OVERLAP = 200;

const signal = (kind: LiveEvent['kind']): LiveEvent => ({ kind, conversation_id: null });

/** Server-sent events for people who are logged in. */
export const liveModule = defineModule({
  name: 'live',
  routes(context) {
    const { db, database } = context;
    const hub = createLiveHub(context);
    const overlap = database.engine === 'postgres' ? OVERLAP : 0;

    /** The events between the last one that the page received and the start of its stream. */
    async function missedSince(after: number, last: number, userId: number): Promise<string> {
      const { first } = await findEventIds(db);
      // Events before the first have been deleted; an id beyond the last belongs to another database.
      const isForgotten = first === 0 ? after !== last : after < first - 1;
      const missed = await listMissedEvents(db, userId, after - overlap, REPLAYED + 1);
      if (isForgotten || after > last || missed.length > REPLAYED) return eventText(null, signal('refresh'));
      return missed
        .filter(({ id }) => id !== after)
        .map(({ id, kind, conversation_id }) => (isForReaders(kind) ? eventText(id, { kind, conversation_id }) : ''))
        .join('');
    }

    return [
      route(liveEvents, { caching: 'never' }, async ({ query }, { http, user }) => {
        http.header('Content-Type', 'text/event-stream; charset=utf-8');
        http.header('Cache-Control', 'private, no-store, no-transform');
        // Keeps nginx and others from buffering the events.
        http.header('X-Accel-Buffering', 'no');
        if (http.req.method === 'HEAD') return http.body(null);
        const { stream, last } = await hub.open(user);
        try {
          const missed = query.after === undefined ? '' : await missedSince(query.after, last, user.userId);
          stream.send(encodeText(missed + eventText(last, signal('ready'))));
        } catch (error) {
          stream.end();
          throw error;
        }
        return http.body(stream.body);
      }),
    ];
  },
});
