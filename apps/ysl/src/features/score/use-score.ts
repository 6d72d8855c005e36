import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { withLock } from '@maidan/browser/lock';
import { openRecords } from '@maidan/browser/records';
import { openScore, syncScore } from '@maidan/contract/league/match-day';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { findKept, openSession, type ScoreCalls, type ScoreSession, type ScoreState } from './score-session.ts';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'other-tab' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'open'; readonly session: ScoreSession };

const SOON = 1000;
/** Another scorer's events arrive at that pace. */
const EVERY = 3000;
const SLOWEST = 30_000;

/** The secret of the link, which leaves the address at once: it must not be in a screenshot or the history. */
function takeLink(): string | null {
  const link = location.hash.slice(1);
  if (link !== '') history.replaceState(history.state, '', location.pathname);
  return link === '' ? null : link;
}

/** Opens the match of the link, or the one that this device scored last. One tab scores. */
export function useScore(): Opening {
  const api = useApi();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    const left = new AbortController();
    const link = takeLink();
    const calls: ScoreCalls = {
      open: (body) => api.call(openScore, { body }),
      sync: (body) => api.call(syncScore, { body }),
    };
    async function score(): Promise<void> {
      const records = await openRecords('maidan-score');
      const wanted = link ?? (await findKept(records))?.link;
      if (wanted === undefined) return setOpening({ kind: 'no-link' });
      const session = await openSession(records, calls, wanted);
      setOpening({ kind: 'open', session });
      await keepInSync(session, left.signal);
    }
    const hold = async () => {
      const done = await withLock('maidan-score', () => score().then(() => true), { ifFree: true });
      if (done === null && !left.signal.aborted) setOpening({ kind: 'other-tab' });
    };
    hold().catch((error: unknown) => setOpening({ kind: 'failed', text: errorMessage(error) }));
    return () => left.abort();
  }, [api]);
  return opening;
}

/** Sends a second after a tap, when the network returns, and now and then. */
async function keepInSync(session: ScoreSession, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let wake: (() => void) | undefined;
  const soon = () => wake?.();
  const unsubscribe = session.subscribe(() => {
    if (session.get().waiting > 0 && failures === 0) setTimeout(soon, SOON);
  });
  globalThis.addEventListener('online', soon);
  document.addEventListener('visibilitychange', soon);
  signal.addEventListener('abort', soon);
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one exchange after the other
    failures = (await session.sync()) ? 0 : failures + 1;
    const wait = failures === 0 ? EVERY : Math.min(SLOWEST, SOON * 2 ** Math.min(failures, 5));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  globalThis.removeEventListener('online', soon);
  document.removeEventListener('visibilitychange', soon);
  unsubscribe();
}

export function useScoreState(session: ScoreSession): ScoreState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
