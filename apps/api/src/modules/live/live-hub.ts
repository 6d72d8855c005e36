import { t } from '@maidan/i18n/text';
import type { SignedIn } from '../../http/call.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { errors } from '../../http/errors/errors.ts';
import { SECOND } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { findActiveSessions } from '../sessions/sessions.store.ts';
import { isForReaders, type LiveRow } from '../events/live-events.store.ts';
import { createLiveReader } from './live-reader.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';
import { encodeText, eventText, HEARTBEAT } from './event-stream.ts';

/** A few devices with a few tabs each, for browsers that do not share a stream among tabs. */
const STREAMS_PER_USER = 10;
const MAX_STREAMS = 5000;
/** Proxies and mobile networks drop a connection that is silent for a minute. */
const HEARTBEAT_EVERY = 20 * SECOND;

export interface LiveHub {
  /**
   * Opens a stream for this login.
   * @returns the stream, and the id of the last event before it
   * @throws ApiError 429, 503
   */
  open(user: SignedIn): Promise<{ stream: LiveStream; last: number }>;
}

/** The open streams of this process: one reader and one heartbeat for all, their limits and their end. */
export function createLiveHub({ database, db, clock, log, settings, stopping }: AppContext): LiveHub {
  const streams = new Map<number, Set<LiveStream>>();
  let count = 0;
  let heart: ReturnType<typeof setInterval> | undefined;
  const reader = createLiveReader(database, log, dispatch);
  const all = () => [...streams.values()].flatMap((ofUser) => [...ofUser]);

  function dispatch(row: LiveRow): void {
    if (row.kind !== 'sessions' && !isForReaders(row.kind)) return;
    const concerned = row.user_id === null ? all() : [...(streams.get(row.user_id) ?? [])];
    if (row.kind === 'sessions') void endRevoked(concerned);
    else if (concerned.length > 0) {
      const part = encodeText(eventText(row.id, { kind: row.kind, conversation_id: row.conversation_id }));
      for (const stream of concerned) stream.send(part);
    }
  }

  async function endRevoked(open: readonly LiveStream[]): Promise<void> {
    if (open.length === 0) return;
    try {
      const ids = [...new Set(open.map((stream) => stream.sessionId))];
      const active = new Set(await findActiveSessions(db, ids, settings.sessionLives, clock()));
      for (const stream of open) if (!active.has(stream.sessionId)) stream.end();
    } catch (error) {
      log.warn({ error: describeError(error) }, 'could not check the logins of live streams');
    }
  }

  function beat(): void {
    const open = all();
    for (const stream of open) stream.send(HEARTBEAT);
    void endRevoked(open);
  }

  function remove(stream: LiveStream): void {
    const ofUser = streams.get(stream.userId);
    ofUser?.delete(stream);
    if (ofUser?.size === 0) streams.delete(stream.userId);
    count -= 1;
    if (count > 0) return;
    clearInterval(heart);
    reader.stop();
  }

  function add(user: SignedIn): LiveStream {
    const stream = createLiveStream(user, remove);
    streams.set(user.userId, (streams.get(user.userId) ?? new Set()).add(stream));
    count += 1;
    if (count === 1) heart = setInterval(beat, HEARTBEAT_EVERY);
    return stream;
  }

  stopping.addEventListener('abort', () => {
    for (const stream of all()) stream.end();
  });

  return {
    async open(user) {
      if (stopping.aborted || count >= MAX_STREAMS) {
        throw errors.unavailable(5, () => t('refused.serverFull'));
      }
      if ((streams.get(user.userId)?.size ?? 0) >= STREAMS_PER_USER) {
        throw errors.tooMany(60, () => t('refused.manyWindows'));
      }
      const stream = add(user);
      try {
        return { stream, last: await reader.start() };
      } catch (error) {
        stream.end();
        throw error;
      }
    },
  };
}
