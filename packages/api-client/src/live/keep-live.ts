import type { LiveEvent } from '@maidan/contract/operations/live';
import type { SessionPort } from '../core/create-api.ts';
import { openStream, type StreamOptions } from './open-stream.ts';

/** Milliseconds between refreshes on a server without streams. */
export const POLL_EVERY = 10_000;
const FIRST_WAIT = 1000;

export interface LiveOptions extends Pick<StreamOptions, 'endpoint'> {
  /** Base of the main service. */
  readonly base: string;
  readonly session: SessionPort;
  /** Id of the last event this browser received. */
  readonly lastId: () => number | null;
  readonly onEvent: (event: LiveEvent, id: number | null) => void;
  readonly signal: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
}

/** Milliseconds to wait after so many streams failed to open, at random so that pages do not return all at once. */
export function waitBefore(failures: number, retryAfter: number | null, random: () => number = Math.random): number {
  const backoff = Math.min(FIRST_WAIT * 2 ** Math.max(0, failures - 1), POLL_EVERY);
  return Math.max(backoff / 2 + (random() * backoff) / 2, Math.min(retryAfter ?? 0, 60) * 1000);
}

/** Resolves after the time, when the network returns, or when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    globalThis.addEventListener?.('online', done);
    if (signal.aborted) done();
  });
}

/**
 * Receives live events until the signal aborts or the token is refused. A stream that ends is opened again; without
 * one, a `refresh` event follows now and then.
 */
export async function keepLive(options: LiveOptions): Promise<void> {
  const { base, session, lastId, onEvent, signal, fetch, endpoint } = options;
  const refresh = () => onEvent({ kind: 'refresh', conversation_id: null }, null);
  let failures = 0;
  while (!signal.aborted) {
    const token = session.token();
    if (token === null) return;
    // oxlint-disable-next-line no-await-in-loop -- one stream after the other
    const end = await openStream({
      base,
      token,
      after: lastId(),
      signal,
      onEvent,
      ...(fetch && { fetch }),
      ...(endpoint && { endpoint }),
    });
    if (signal.aborted) return;
    if (end.kind === 'refused') {
      session.onUnauthorized?.(token);
      return;
    }
    if (end.kind === 'unknown-call') return poll(refresh, signal);
    failures = end.kind === 'ended' ? 0 : failures + 1;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pause(waitBefore(failures, end.kind === 'failed' ? end.retryAfter : null), signal);
    if (failures > 0 && !signal.aborted) refresh();
  }
}

/** For a server without streams. */
async function poll(refresh: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await pause(POLL_EVERY, signal);
    if (!signal.aborted) refresh();
  }
}
