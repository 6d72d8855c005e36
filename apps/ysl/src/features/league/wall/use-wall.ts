import { useApi } from '@maidan/api-client/core/api-provider';
import { wallQuery } from '@maidan/api-client/queries/league/wall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { saysNotAll } from '../scores/apply-line.ts';
import { useScores } from '../scores/use-scores.ts';
import { applyLine } from './wall-lines.ts';

/** How often it reads what no stream brings: new fixtures, tables, the next day. */
const REFRESH = 60_000;

/** The wall of a league: followed by the stream, read again every minute, and kept when the network goes. */
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

/** Milliseconds that one match and one table stay. */
export const TURN = 20_000;

function everyTurn(notify: () => void) {
  const timer = setInterval(notify, TURN);
  return () => clearInterval(timer);
}

/** Turns since 1970, so that it says the time, too; 0 on the server and until the page is alive. */
export const useTurn = (): number =>
  useSyncExternalStore(
    everyTurn,
    () => Math.floor(Date.now() / TURN),
    () => 0,
  );

const HOURS = 6 * 60 * 60 * 1000;

/** A screen that is never touched loads itself again after six hours, when nothing is played: it then has the newest site. */
export function useFreshPage(turn: number, isQuiet: boolean): void {
  // By its own clock alone: one that is wrong must not load it again and again.
  const opened = useRef<number | null>(null);
  useEffect(() => {
    if (turn === 0) return;
    opened.current ??= turn;
    if (isQuiet && navigator.onLine && (turn - opened.current) * TURN > HOURS) location.reload();
  }, [isQuiet, turn]);
}
