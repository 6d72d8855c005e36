import type { LiveEvent } from '@maidan/contract/operations/live';
import { keepLive, type LiveOptions } from './keep-live.ts';

const NAME = 'maidan-live';
/** A glance at another tab closes no stream. */
const HIDDEN_GRACE = 10_000;
const REFRESH: LiveEvent = { kind: 'refresh', conversation_id: null };

/** What the tab with the stream tells the others. */
interface Told {
  readonly user: string;
  readonly id: number | null;
  readonly event: LiveEvent;
}

export interface LiveParts extends Pick<LiveOptions, 'base' | 'session' | 'fetch'> {
  /** Whose events they are; tabs of another user do not listen to them. */
  readonly user: string;
  readonly onEvent: (event: LiveEvent) => void;
}

/**
 * Live events in this tab, from one stream for all visible tabs of the browser: the tab that holds the lock has it and
 * tells the others. A hidden tab sleeps, and asks for everything when it is looked at again.
 * @returns the way to end it
 */
export function startLive({ user, onEvent, ...parts }: LiveParts): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  let lastId: number | null = null;
  let isAsleep = document.hidden;
  let sleepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  function hear(event: LiveEvent, id: number | null): void {
    // The first stream of a page opens after what it shows was asked for.
    const isFirst = lastId === null;
    if (id !== null) lastId = Math.max(lastId ?? 0, id);
    if (event.kind === 'ready' && !isFirst) return;
    if (!isAsleep) onEvent(event.kind === 'ready' ? REFRESH : event);
  }

  function lead(signal: AbortSignal): Promise<void> {
    return keepLive({
      ...parts,
      signal,
      lastId: () => lastId,
      onEvent(event, id) {
        hear(event, id);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, which never leaves the origin
        channel?.postMessage({ user, id, event } satisfies Told);
      },
    });
  }

  function run(isFirst = false): void {
    if (running) return;
    running = new AbortController();
    // Given up while waiting for its turn, the request fails: nobody minds.
    void hold(running.signal, isFirst).catch(() => undefined);
  }

  async function hold(signal: AbortSignal, isFirst: boolean): Promise<void> {
    if (!navigator.locks) return lead(signal);
    const hasLed = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await lead(signal);
      return lock !== null;
    });
    if (hasLed || signal.aborted) return undefined;
    // What another tab told between this page's first calls and its listening is lost.
    if (isFirst) onEvent(REFRESH);
    return navigator.locks.request(NAME, { signal }, () => lead(signal));
  }

  function rest(): void {
    isAsleep = true;
    running?.abort();
    running = null;
  }

  function look(): void {
    clearTimeout(sleepTimer);
    if (document.hidden) {
      sleepTimer = setTimeout(rest, HIDDEN_GRACE);
      return;
    }
    if (isAsleep) {
      isAsleep = false;
      onEvent(REFRESH);
    }
    run();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.user === user) hear(data.event, data.id);
  });
  document.addEventListener('visibilitychange', look);
  if (!document.hidden) run(true);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(sleepTimer);
    rest();
    channel?.close();
  };
}
