import { useApi } from '@maidan/api-client/core/api-provider';
import { followScoresLater } from '@maidan/api-client/live/follow-scores-later';
import type { Id } from '@maidan/contract/core/wire';
import type { ScoreLine } from '@maidan/contract/league/match-day';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useEffect, useEffectEvent } from 'react';

/** In milliseconds. All open pages must not read in the same moment. */
const SPREAD = 1000;

interface Scores {
  readonly league: Id;
  /** Whether there is something to follow. */
  readonly isOn: boolean;
  /** @returns whether the page must be read again, since the line does not say all that it shows */
  readonly onLine: (line: ScoreLine) => boolean;
  readonly readAgain: () => void;
  /** Whether a network cuts the stream, so that the scores are read every few seconds. */
  readonly onPolling?: (isPolling: boolean) => void;
}

/** Follows the scores of a league for a page that shows several matches, or one before it begins. */
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
