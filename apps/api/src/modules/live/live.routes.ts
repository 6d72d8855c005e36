import { liveEvents, type LiveEvent } from '@maidan/contract/operations/live';
import { route, type Route, type SignedIn } from '../../http/call.ts';
import type { AppContext } from '../app-context.ts';
import { findEventIds, isForReaders, listMissedEvents } from '../events/live-events.store.ts';
import { defineModule } from '../module.ts';
import { findActiveSessions } from '../sessions/sessions.store.ts';
import { deskLiveRoutes } from './desk-live.routes.ts';
import { encodeText, eventText } from './event-stream.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { liveScoresRoutes } from './live-scores.routes.ts';

/** A page that missed more events gets one `refresh`. */
const REPLAYED = 100;
/** On PostgreSQL an event may become visible after later ones were sent; sending it twice does no harm. */
const OVERLAP = 200;

const signal = (kind: LiveEvent['kind']): LiveEvent => ({ kind, conversation_id: null });

/** Server-sent events: of readers, of the staff, and of leagues. */
export const liveModule = defineModule({
  name: 'live',
  routes(context) {
    const hub = createLiveHub(context);
    return [...readerRoutes(context, hub), ...deskLiveRoutes(context, hub), ...liveScoresRoutes(context, hub)];
  },
});

/** For people who are logged in. */
function readerRoutes({ db, database, clock, settings }: AppContext, hub: LiveHub): Route[] {
  const overlap = database.engine === 'postgres' ? OVERLAP : 0;
  const streams = hub.add<SignedIn>({
    keyOf: ({ userId }) => userId,
    perKey: 10,
    perAddress: { ipv4: 500, ipv6: 100 },
    onEvent({ id, kind, user_id: userId, conversation_id }, { of, check }) {
      if (kind !== 'sessions' && !isForReaders(kind)) return;
      const concerned = of(userId ?? undefined);
      if (kind === 'sessions') check(concerned);
      else if (concerned.length > 0) {
        const part = encodeText(eventText(id, { kind, conversation_id }));
        for (const [stream] of concerned) stream.send(part);
      }
    },
    async findActive(users) {
      const ids = [...new Set(users.map(({ sessionId }) => sessionId))];
      const active = new Set(await findActiveSessions(db, ids, settings.sessionLives, clock()));
      return ({ sessionId }) => active.has(sessionId);
    },
  });

  /** The events between the last one the page received and the start of its stream. */
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
    route(liveEvents, { caching: 'never' }, ({ query: { after } }, { http, user }) =>
      streams.open(http, user, async (last) => {
        const missed = after === undefined ? '' : await missedSince(after, last, user.userId);
        return missed + eventText(last, signal('ready'));
      }),
    ),
  ];
}
