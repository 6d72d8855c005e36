import { useApi } from '@maidan/api-client/core/api-provider';
import { wallQuery } from '@maidan/api-client/queries/league/wall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { saysNotAll } from '../scores/apply-line.ts';
import { useScores } from '../scores/use-scores.ts';
import { applyLine } from './wall-lines.ts';

/** Milliseconds between refetches of what no stream delivers: new fixtures, tables, the next day. */
const REFRESH = 60_000;

/** The wall of a league: updated by the stream, refetched every minute, and kept when offline. */
export function useWall(league: string) {
  const api = useApi();
  const cache = useQueryClient();
  const [isPolling, setPolling] = useState(false);
  const query = useQuery({ ...wallQuery(api, league), refetchInterval: REFRESH, refetchIntervalInBackground: true });
  const { queryKey } = wallQuery(api, league);
  useScores({
    league: query.data?.id ?? 0,
    isOn: query.data !== undefined,
    onPolling: setPolling,
    onLine(line) {
      cache.setQueryData(queryKey, (wall) => wall && applyLine(wall, line));
      return saysNotAll(line);
    },
    readAgain: () => void cache.invalidateQueries({ queryKey }),
  });
  return { query, isPolling };
}

/** Milliseconds for which one match and one table are shown. */
export const TURN = 20_000;

function everyTurn(notify: () => void) {
  const timer = setInterval(notify, TURN);
  return () => clearInterval(timer);
}

/** Turns since 1970, which also gives the time; 0 on the server and until hydration. */
export const useTurn = (): number =>
  useSyncExternalStore(
    everyTurn,
    () => Math.floor(Date.now() / TURN),
    () => 0,
  );

const HOURS = 6 * 60 * 60 * 1000;

/** Reloads an untouched screen after six hours, once no match is live, to get the latest version of the site. */
export function useFreshPage(turn: number, isQuiet: boolean): void {
  // Compared only with the device's own clock, so that a wrong clock does not cause repeated reloads.
  const opened = useRef<number | null>(null);
  useEffect(() => {
    if (turn === 0) return;
    opened.current ??= turn;
    if (isQuiet && navigator.onLine && (turn - opened.current) * TURN > HOURS) location.reload();
  }, [isQuiet, turn]);
}
