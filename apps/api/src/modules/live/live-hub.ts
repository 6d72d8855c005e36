import { createCallerCap, type AddressFamily } from '@maidan/http-edge/caller';
import { t } from '@maidan/i18n/text';
import type { Context } from 'hono';
import { describeError } from '../../http/errors/describe-error.ts';
import { errors } from '../../http/errors/errors.ts';
import type { HttpEnv } from '../../http/call.ts';
import { SECOND } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import type { LiveRow } from '../events/live-events.store.ts';
import { encodeText, HEARTBEAT } from './event-stream.ts';
import { createLiveReader } from './live-reader.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

/** The most streams in this process. Further readers poll. */
const MAX_STREAMS = 5000;
/** Proxies and mobile networks drop a connection after a minute without data. */
const HEARTBEAT_EVERY = 20 * SECOND;

/** Streams of one kind: their holders, and the events they receive. */
interface Audience<Holder> {
  /** Streams with the same key receive the same events: the key of a person, or of a league. */
  readonly keyOf: (holder: Holder) => number;
  /** The limit for one key: a few devices with a few tabs each. Absent if a key does not belong to one person. */
  readonly perKey?: number;
  /**
   * The limit for one caller: an IPv4 address, which a carrier's NAT may share, or an IPv6 /64, which is one household.
   */
  readonly perAddress: Readonly<Record<AddressFamily, number>>;
  readonly onEvent: (row: LiveRow, streams: Streams<Holder>) => void;
  /** Which of these may continue; absent if no login is needed. Called at each heartbeat. */
  readonly findActive?: (holders: readonly Holder[]) => Promise<(holder: Holder) => boolean>;
}

/** The open streams of an audience. */
export interface Streams<Holder> {
  /** The streams of one key; without a key, all of them. */
  of(key?: number): readonly (readonly [LiveStream, Holder])[];
  /** Ends those that may not continue. */
  check(streams: readonly (readonly [LiveStream, Holder])[]): void;
  /**
   * Replies to a request with a stream.
   * @param welcome the first data of the stream; it gets the id of the last event before it
   * @throws ApiError 429 beyond the limit of a holder or a caller, 503 beyond the limit of the process
   */
  open(http: Context<HttpEnv>, holder: Holder, welcome: (last: number) => Promise<string>): Promise<Response>;
}

export interface LiveHub {
  add<Holder>(audience: Audience<Holder>): Streams<Holder>;
}

/** All open streams of this process, with one event reader, one heartbeat, their limits and their shutdown. */
export function createLiveHub({ database, log, stopping }: Pick<AppContext, 'database' | 'log' | 'stopping'>): LiveHub {
  const open = new Set<LiveStream>();
  const listeners: ((row: LiveRow) => void)[] = [];
  const checks: (() => void)[] = [];
  let heart: ReturnType<typeof setInterval> | undefined;
  const reader = createLiveReader(database, log, (row) => {
    for (const listener of listeners) listener(row);
  });

  function beat(): void {
    for (const stream of open) stream.send(HEARTBEAT);
    for (const check of checks) check();
  }

  function enter(stream: LiveStream): void {
    open.add(stream);
    if (open.size === 1) heart = setInterval(beat, HEARTBEAT_EVERY);
  }

  function leave(stream: LiveStream): void {
    open.delete(stream);
    if (open.size > 0) return;
    clearInterval(heart);
    reader.stop();
  }

  stopping.addEventListener('abort', () => {
    for (const stream of open) stream.end();
  });

  return {
    add<Holder>({ keyOf, perKey = Infinity, perAddress, onEvent, findActive }: Audience<Holder>): Streams<Holder> {
      const byKey = new Map<number, Map<LiveStream, Holder>>();
      const takePlace = createCallerCap(perAddress);

      async function endInactive(found: readonly (readonly [LiveStream, Holder])[]): Promise<void> {
        if (!findActive || found.length === 0) return;
        try {
          const isActive = await findActive(found.map(([, holder]) => holder));
          for (const [stream, holder] of found) if (!isActive(holder)) stream.end();
        } catch (error) {
          log.warn({ error: describeError(error) }, 'could not check the logins of live streams');
        }
      }

      function take(holder: Holder, address: string): LiveStream {
        if (stopping.aborted || open.size >= MAX_STREAMS) throw errors.unavailable(5, () => t('refused.serverFull'));
        const key = keyOf(holder);
        const same = byKey.get(key) ?? new Map<LiveStream, Holder>();
        const giveBack = same.size < perKey ? (address === '' ? () => undefined : takePlace(address)) : null;
        if (giveBack === null) throw errors.tooMany(60, () => t('refused.manyWindows'));
        const stream = createLiveStream((ended) => {
          giveBack();
          same.delete(ended);
          if (same.size === 0) byKey.delete(key);
          leave(ended);
        });
        byKey.set(key, same.set(stream, holder));
        enter(stream);
        return stream;
      }

      const streams: Streams<Holder> = {
        of: (key) =>
          key === undefined ? [...byKey.values()].flatMap((some) => [...some]) : [...(byKey.get(key) ?? [])],
        check: (found) => void endInactive(found),
        async open(http, holder, welcome) {
          http.header('Content-Type', 'text/event-stream; charset=utf-8');
          http.header('Cache-Control', 'private, no-store, no-transform');
          // Keeps nginx and others from buffering the events.
          http.header('X-Accel-Buffering', 'no');
          if (http.req.method === 'HEAD') return http.body(null);
          const stream = take(holder, http.get('clientIp'));
          try {
            stream.send(encodeText(await welcome(await reader.start())));
          } catch (error) {
            stream.end();
            throw error;
          }
          return http.body(stream.body);
        },
      };
      listeners.push((row) => onEvent(row, streams));
      checks.push(() => streams.check(streams.of()));
      return streams;
    },
  };
}
