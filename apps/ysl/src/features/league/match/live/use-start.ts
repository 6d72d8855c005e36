import { useApi } from '@maidan/api-client/core/api-provider';
import { fixtureQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { useQueryClient } from '@tanstack/react-query';
import { useIsDue } from '../../scores/due.ts';
import { useScores } from '../../scores/use-scores.ts';

/** Waits until an imminent match begins or is moved, then refetches its page. */
export function useStart({ id, fixture, league }: FixturePage, isAwaited: boolean): void {
  const cache = useQueryClient();
  const { queryKey } = fixtureQuery(useApi(), String(id));
  const isDue = useIsDue([fixture]);
  useScores({
    league: league.id,
    isOn: isAwaited && isDue,
    onLine: (line) => line.id === id,
    readAgain: () => void cache.invalidateQueries({ queryKey }),
  });
}
