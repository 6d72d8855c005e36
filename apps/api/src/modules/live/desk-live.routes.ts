import { deskLive, type DeskLiveEvent } from '@maidan/contract/desk/desk-live';
import { route, type SignedInStaff } from '../../http/call.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { errors } from '../../http/errors/errors.ts';
import { SECOND } from '../../runtime/clock.ts';
import { findActiveDeskSessions } from '../desk/access/desk-sessions.store.ts';
import { seesEveryLeague } from '../desk/league/league-access.service.ts';
import type { LiveRow } from '../events/live-events.store.ts';
import { defineModule } from '../module.ts';
import { encodeText, eventText, HEARTBEAT } from './event-stream.ts';
import { createLiveReader } from './live-reader.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

const STREAMS_PER_PERSON = 10;
const HEARTBEAT_EVERY = 20 * SECOND;

const signal = (kind: DeskLiveEvent['kind']): DeskLiveEvent => ({ kind, conversation_id: null });

/** The readers' events about conversations, for everyone on the staff. */
export const deskLiveModule = defineModule({
  name: 'desk-live',
  routes({ db, database, clock, log, stopping }) {
    /** Whether the stream may name conversations: an organiser has only some of them. */
    const streams = new Map<LiveStream, boolean>();
    let heart: ReturnType<typeof setInterval> | undefined;
    const reader = createLiveReader(database, log, dispatch);

    function dispatch({ id, kind, conversation_id }: LiveRow): void {
      if (kind === 'notification' || kind === 'sessions' || kind === 'score') return;
      const [named, unnamed] = [conversation_id, null].map((shown) =>
        encodeText(eventText(id, { kind, conversation_id: shown })),
      );
      for (const [stream, mayName] of streams) stream.send((mayName ? named : unnamed) ?? HEARTBEAT);
    }

    async function beat(): Promise<void> {
      const open = [...streams.keys()];
      for (const stream of open) stream.send(HEARTBEAT);
      try {
        const active = await findActiveDeskSessions(db, [...new Set(open.map(({ sessionId }) => sessionId))], clock());
        for (const stream of open) if (!active.has(stream.sessionId)) stream.end();
      } catch (error) {
        log.warn({ error: describeError(error) }, 'could not check the sessions of live streams');
      }
    }

    function add(staff: SignedInStaff): LiveStream {
      const stream = createLiveStream({ userId: staff.staffId, sessionId: staff.sessionId }, (ended) => {
        streams.delete(ended);
        if (streams.size > 0) return;
        clearInterval(heart);
        reader.stop();
      });
      streams.set(stream, seesEveryLeague(staff));
      if (streams.size === 1) heart = setInterval(() => void beat(), HEARTBEAT_EVERY);
      return stream;
    }

    stopping.addEventListener('abort', () => {
      for (const stream of streams.keys()) stream.end();
    });

    return [
      route(deskLive, { caching: 'never' }, async ({ query }, { http, staff }) => {
        http.header('Content-Type', 'text/event-stream; charset=utf-8');
        http.header('Cache-Control', 'private, no-store, no-transform');
        // Keeps nginx and others from buffering the events.
        http.header('X-Accel-Buffering', 'no');
        if (http.req.method === 'HEAD') return http.body(null);
        if (stopping.aborted) throw errors.unavailable(5);
        const own = [...streams.keys()].filter(({ userId }) => userId === staff.staffId);
        if (own.length >= STREAMS_PER_PERSON) throw errors.tooMany(60, 'Too many windows are open.');
        const stream = add(staff);
        try {
          const last = await reader.start();
          stream.send(encodeText(eventText(last, signal('ready'))));
          if (query.after !== undefined && query.after !== last) {
            stream.send(encodeText(eventText(null, signal('refresh'))));
          }
        } catch (error) {
          stream.end();
          throw error;
        }
        return http.body(stream.body);
      }),
    ];
  },
});
