import type { Endpoint } from '@maidan/contract/core/endpoint';
import { liveEvents, type LiveEvent } from '@maidan/contract/operations/live';
import type { SessionPort } from '../core/create-api.ts';
import { follow } from './follow.ts';
import { openStream } from './open-stream.ts';

/** Milliseconds between refreshes without a stream. */
const POLL_EVERY = 10_000;

export const REFRESH: LiveEvent = { kind: 'refresh', conversation_id: null };

export interface LiveOptions {
  /** Base of the main service. */
  readonly base: string;
  readonly session: SessionPort;
  /** A stream whose events are kinds of `LiveEvent`; the readers' by default. */
  readonly endpoint?: Endpoint;
  /** Id of the last event this browser received. */
  readonly lastId: () => number | null;
  readonly onEvent: (event: LiveEvent, id: number | null) => void;
  readonly signal: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Receives live events until the signal aborts or the token is refused. An unreadable event becomes a `refresh`; without a
 * stream, a `refresh` follows at intervals.
 */
export const keepLive = ({ base, session, endpoint, lastId, onEvent, signal, fetch }: LiveOptions): Promise<void> =>
  follow({
    async open(onOpen) {
      const token = session.token();
      if (token === null) return { kind: 'refused' };
      const end = await openStream({
        base,
        endpoint: endpoint ?? (liveEvents as Endpoint),
        input: { query: { after: lastId() } },
        token,
        signal,
        onOpen,
        onEvent: (event, id) => onEvent((event as LiveEvent | null) ?? REFRESH, id),
        ...(fetch && { fetch }),
      });
      if (end.kind === 'refused') session.onUnauthorized?.(token);
      return end;
    },
    poll: () => onEvent(REFRESH, null),
    every: POLL_EVERY,
    signal,
  });
