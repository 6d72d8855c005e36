import type { StreamEnd } from './open-stream.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 10_000;

/** Milliseconds to wait after this many streams failed to open, random so that pages do not return all at once. */
export function waitBefore(failures: number, retryAfter: number | null, random: () => number = Math.random): number {
  const backoff = Math.min(FIRST_WAIT * 2 ** Math.max(0, failures - 1), LONGEST_WAIT);
  return Math.max(backoff / 2 + (random() * backoff) / 2, Math.min(retryAfter ?? 0, 60) * 1000);
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

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

export interface Followed {
  /** Opens the stream and reads it to its end; calls back once anything arrives. */
  readonly open: (onOpen: () => void) => Promise<StreamEnd>;
  /** Reads what the stream would have reported. */
  readonly poll: () => void;
  /** Milliseconds between two polls. */
  readonly every: number;
  readonly signal: AbortSignal;
  /** Reports whether it polls, for the page to show. */
  readonly onPolling?: (isPolling: boolean) => void;
}

/**
 * Follows a stream until the signal aborts or the token is refused, and reopens one that ends. Polls as long as none is
 * open, including while a network holds back the stream's data.
 */
export async function follow({ open, poll, every, signal, onPolling }: Followed): Promise<void> {
  let failures = 0;
  let isPolling = false;
  let polls: ReturnType<typeof setInterval> | undefined;
  const startPolling = () => {
    polls ??= setInterval(() => {
      if (!isPolling) onPolling?.(true);
      isPolling = true;
      poll();
    }, every);
  };
  const stopPolling = () => {
    clearInterval(polls);
    polls = undefined;
    if (isPolling) onPolling?.(false);
    isPolling = false;
  };
  signal.addEventListener('abort', stopPolling);
  while (!signal.aborted) {
    startPolling();
    // oxlint-disable-next-line no-await-in-loop -- one stream after the other
    const end = await open(stopPolling);
    if (signal.aborted) return;
    if (end.kind === 'refused') return stopPolling();
    if (end.kind === 'unknown-call') return aborted(signal);
    failures = end.kind === 'ended' ? 0 : failures + 1;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pause(waitBefore(failures, end.kind === 'failed' ? end.retryAfter : null), signal);
  }
}
