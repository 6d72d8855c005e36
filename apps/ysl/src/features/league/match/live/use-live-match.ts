import { useApi } from '@maidan/api-client/core/api-provider';
import { followScores } from '@maidan/api-client/live/follow-scores';
import { fixtureQuery, matchQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { liveTablesQuery } from '@maidan/api-client/queries/league/live-tables';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { MatchBoard, ScoreLine } from '@maidan/contract/league/match-day';
import { movesWith, withLine } from '@maidan/match/table/with-line';
import { formatLine } from '@maidan/i18n/match-text';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applyLine, saysNotAll } from '../../scores/apply-line.ts';

/** Kinds of events announced to screen readers, at most one in ten seconds: every ball would be too many. */
const LOUD: ReadonlySet<string> = new Set(['wk', 'bd']);
const QUIET_FOR = 10_000;
/** Milliseconds over which refetches are spread, so that open pages do not all request the match at once. */
const SPREAD = 1000;
const FEED = 60;

/** The board after this update; null if the update does not contain every change. */
export function moveBoard(board: MatchBoard, { feed: news, ...line }: ScoreLine): MatchBoard | null {
  if (news === null || line.version !== board.version + 1) return null;
  return { ...line, feed: [...news, ...board.feed].slice(0, FEED) };
}

/** Follows the league's scores, and updates this match and its table in the cache. */
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
      // Another match of the same group.
      if (line.id !== id && saysNotAll(line)) readAgain();
    }
    function onLine(line: ScoreLine): void {
      moveTable(line);
      const board = cache.getQueryData<MatchBoard>(match);
      if (line.id !== id || !board || line.version <= board.version) return;
      const next = line.confirmed ? null : moveBoard(board, line);
      cache.setQueryData<FixturePage>(fixture, (page) => page && { ...page, fixture: applyLine(page.fixture, line) });
      if (next) cache.setQueryData(match, next);
      else readAgain();
      const loud = line.feed?.find(({ look }) => LOUD.has(look));
      if (loud && Date.now() - saidAt > QUIET_FOR) {
        saidAt = Date.now();
        const scores = line.sides.map(({ score }) => score);
        setSaid(`${formatLine(loud.say, sides)}. ${scores.filter(Boolean).join(', ')}`);
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
