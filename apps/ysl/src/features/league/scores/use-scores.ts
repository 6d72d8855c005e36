import { useApi } from '@maidan/api-client/core/api-provider';
import { followScoresLater } from '@maidan/api-client/live/follow-scores-later';
import type { Id } from '@maidan/contract/core/wire';
import type { ScoreLine } from '@maidan/contract/league/match-day';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds over which refetches are spread, so that open pages do not all send requests at once. */
const SPREAD = 1000;

interface Scores {
  readonly league: Id;
  /** Whether there is something to follow. */
  readonly isOn: boolean;
  /** @returns whether the page must be refetched, since the line does not contain every change */
  readonly onLine: (line: ScoreLine) => boolean;
  readonly readAgain: () => void;
  /** Called when a network cuts the stream, so that scores are polled every few seconds, and when it returns. */
  readonly onPolling?: (isPolling: boolean) => void;
}

/** Follows the scores of a league for a page with several matches, or with a match before it begins. */
export function useScores({ league, isOn, onLine, readAgain, onPolling }: Scores): void {
  const api = useApi();
  const { bases } = useSiteConfig();
  const take = useEffectEvent(onLine);
  const read = useEffectEvent(readAgain);
  const poll = useEffectEvent((isPolling: boolean) => onPolling?.(isPolling));
  useEffect(() => {
    if (!isOn) return undefined;
    const left = new AbortController();
    let reading: ReturnType<typeof setTimeout> | undefined;
    void followScoresLater({
      api,
      base: bases.league,
      league,
      signal: left.signal,
      onPolling: (isPolling) => poll(isPolling),
      onLine(line) {
        if (!take(line)) return;
        clearTimeout(reading);
        reading = setTimeout(() => read(), Math.random() * SPREAD);
      },
    });
    return () => {
      left.abort();
      clearTimeout(reading);
    };
  }, [api, bases.league, isOn, league]);
}
