import { useApi } from '@maidan/api-client/core/api-provider';
import { followScores } from '@maidan/api-client/live/follow-scores';
import { fixtureQuery, matchQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { liveTablesQuery } from '@maidan/api-client/queries/league/live-tables';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard, ScoreLine } from '@maidan/contract/league/match-day';
import { movesWith, withLine } from '@maidan/match/table/with-line';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lineText } from './live-text.ts';

/** Lines that a screen reader hears, at most one in ten seconds: a ball by ball voice would never end. */
const LOUD: ReadonlySet<string> = new Set(['wk', 'bd']);
const QUIET_FOR = 10_000;
/** All open pages must not read the match in the same moment. */
const SPREAD = 1000;
const FEED = 60;

/** The board after this line; null when more changed than the line says. */
export function applyLine(board: MatchBoard, line: ScoreLine): MatchBoard | null {
  if (line.f === null || line.v !== board.version + 1) return null;
  const [above = '', figure = '', below = '', say = ''] = line.c;
  const feed = [...line.f, ...board.feed];
  return {
    ...board,
    version: line.v,
    stage: line.st,
    sides: line.s.map((score, index) => ({ score, detail: line.d[index] ?? '', say: line.w[index] ?? '' })),
    turn: line.t,
    centre: { above, figure, below, say },
    chase: line.n,
    feed: feed.slice(0, FEED),
    earlier: board.earlier + Math.max(0, feed.length - FEED),
  };
}

function showScore(cache: QueryClient, key: readonly unknown[], line: ScoreLine): void {
  cache.setQueryData<FixturePage>(key, (page) => {
    if (!page || line.st === 'ready' || page.fixture.result_1 !== null) return page;
    const live = { stage: line.st, score_1: line.s[0] ?? '', score_2: line.s[1] ?? '' };
    return { ...page, fixture: { ...page.fixture, live } };
  });
}

/** Follows the scores of the league, and moves this match and its table in the cache. */
export function useLiveMatch({ id, league, category, fixture: { team_1: one, team_2: two } }: FixturePage): {
  isPolling: boolean;
  said: string;
} {
  const api = useApi();
  const cache = useQueryClient();
  const { bases } = useSiteConfig();
  const [isPolling, setPolling] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const left = new AbortController();
    const [match, fixture] = [matchQuery(api, id).queryKey, fixtureQuery(api, String(id)).queryKey];
    const tables = liveTablesQuery(api, category.yslcategory_id).queryKey;
    const sides = [one, two] as const;
    let saidAt = 0;
    let reading: ReturnType<typeof setTimeout> | undefined;
    function readAgain(): void {
      clearTimeout(reading);
      reading = setTimeout(() => {
        void cache.invalidateQueries({ queryKey: match });
        void cache.invalidateQueries({ queryKey: fixture });
        void cache.invalidateQueries({ queryKey: tables });
      }, Math.random() * SPREAD);
    }
    function moveTable(line: ScoreLine): void {
      const known = cache.getQueryData(tables);
      if (!known || !movesWith(known.groups, line)) return;
      cache.setQueryData(tables, (now) => now && { ...now, groups: withLine(now.groups, line) });
      // The result of another match of the group.
      if (line.ok && line.m !== id) readAgain();
    }
    function onLine(line: ScoreLine): void {
      moveTable(line);
      const board = cache.getQueryData<MatchBoard>(match);
      if (line.m !== id || !board || line.v <= board.version) return;
      const next = line.ok ? null : applyLine(board, line);
      showScore(cache, fixture, line);
      if (next) cache.setQueryData(match, next);
      else readAgain();
      const loud = line.f?.find(({ look }) => LOUD.has(look));
      if (loud && Date.now() - saidAt > QUIET_FOR) {
        saidAt = Date.now();
        setSaid(`${lineText(loud, sides)}. ${line.s.filter(Boolean).join(', ')}`);
      }
    }
    void followScores({
      api,
      base: bases.league,
      league: league.id,
      signal: left.signal,
      onLine,
      onPolling: setPolling,
    });
    return () => {
      left.abort();
      clearTimeout(reading);
    };
  }, [api, cache, bases, id, league.id, category.yslcategory_id, one, two]);
  return { isPolling, said };
}
