import { openChannel } from '@maidan/browser/channel';
import { withLock } from '@maidan/browser/lock';
import type { LiveEvent } from '@maidan/contract/operations/live';
import { keepLive, REFRESH, type LiveOptions } from './keep-live.ts';

/** Milliseconds: a short look at another tab does not close the stream. */
const HIDDEN_GRACE = 10_000;

/** Each stream has its own leader among the tabs. */
const nameOf = (id: string | undefined): string => (id === undefined ? 'maidan-live' : `maidan-live-${id}`);

/** The message that the tab with the stream forwards to the others. */
interface Forwarded {
  readonly user: string;
  readonly id: number | null;
  readonly event: LiveEvent;
}

export interface LiveParts extends Pick<LiveOptions, 'base' | 'session' | 'fetch' | 'endpoint'> {
  /** The user whose events they are; tabs of another user ignore them. */
  readonly user: string;
  readonly onEvent: (event: LiveEvent) => void;
}

/**
 * Live events in this tab, from one stream for all visible tabs of the browser: the tab that holds the lock opens it and
 * forwards the events. A hidden tab sleeps, and refreshes everything when it becomes visible again.
 * @returns a function that stops it
 */
export function startLive({ user, onEvent, ...parts }: LiveParts): () => void {
  const name = nameOf(parts.endpoint?.id);
  let lastId: number | null = null;
  let isAsleep = document.hidden;
  let sleepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  function receive(event: LiveEvent, id: number | null): void {
    // Skipped for a page's first stream, which opens after the page has requested its content.
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
        receive(event, id);
        channel.post({ user, id, event });
      },
    });
  }

  function run(isFirst = false): void {
    if (running) return;
    running = new AbortController();
    // An aborted wait for the lock rejects, as intended.
    void hold(running.signal, isFirst).catch(() => undefined);
  }

  async function hold(signal: AbortSignal, isFirst: boolean): Promise<void> {
    const hasLed = await withLock(name, () => lead(signal).then(() => true), { ifFree: true });
    if (hasLed || signal.aborted) return;
    // Makes up for events forwarded between this page's first calls and its subscription.
    if (isFirst) onEvent(REFRESH);
    await withLock(name, () => lead(signal), { signal });
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

  const channel = openChannel<Forwarded>(name, (message) => {
    if (message.user === user) receive(message.event, message.id);
  });
  document.addEventListener('visibilitychange', look);
  if (!document.hidden) run(true);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(sleepTimer);
    rest();
    channel.close();
  };
}
