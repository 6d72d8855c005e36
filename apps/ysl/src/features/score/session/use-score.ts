import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { withLock } from '@maidan/browser/lock';
import { openRecords } from '@maidan/browser/records';
import { openScore, syncScore } from '@maidan/contract/league/scoring';
import { LOG_FORMAT } from '@maidan/contract/league/match-log';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createScoreTab, type Opening, type ScoreTab } from './score-tab.ts';
import type { ScoreCalls, ScoreSession, ScoreState } from './score-session.ts';

const LOCK = 'maidan-score';

/** Reads the link's secret and removes it from the address, to keep it out of screenshots and the history. */
function takeLink(): string | null {
  const link = location.hash.slice(1);
  if (link !== '') history.replaceState(history.state, '', location.pathname);
  return link === '' ? null : link;
}

/** Opens the match of the link, or else the last one of this tab or device. Only one tab scores at a time. */
export function useScore(): { opening: Opening; open: (link: string) => void; retry: () => void } {
  const api = useApi();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const current = useRef<ScoreTab>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const show = (next: Opening) => (signal.aborted ? undefined : setOpening(next));
    const calls: ScoreCalls = {
      open: (body) => api.call(openScore, { body }),
      sync: (body) => api.call(syncScore, { body: { ...body, format: LOG_FORMAT } }),
    };
    const tab = createScoreTab({ calls, show, signal });
    current.current = tab;
    const openLink = () => {
      const link = takeLink();
      if (link !== null) tab.open(link);
    };
    openLink();
    globalThis.addEventListener('hashchange', openLink, { signal });
    globalThis.addEventListener('online', tab.retry, { signal });
    document.addEventListener('visibilitychange', tab.retry, { signal });
    async function score(): Promise<true> {
      await tab.run(await openRecords('maidan-score'));
      return true;
    }
    async function hold(): Promise<void> {
      if ((await withLock(LOCK, score, { ifFree: true })) !== null || signal.aborted) return;
      show({ kind: 'other-tab' });
      await withLock(LOCK, score, { signal });
    }
    hold().catch((error: unknown) => show({ kind: 'failed', text: errorMessage(error), kept: [] }));
    return () => left.abort();
  }, [api]);
  return {
    opening,
    open: (link) => current.current?.open(link),
    retry: () => current.current?.retry(),
  };
}

export function useScoreState(session: ScoreSession): ScoreState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
