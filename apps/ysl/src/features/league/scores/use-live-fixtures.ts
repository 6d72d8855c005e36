import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueFixturesQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { Id } from '@maidan/contract/core/wire';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { useQueryClient } from '@tanstack/react-query';
import { applyLine, saysNotAll } from './apply-line.ts';
import { useIsDue } from './due.ts';
import { useScores } from './use-scores.ts';

/** Follows the scores of a category while a match is live or imminent, and refetches its fixtures after each result. */
export function useLiveFixtures(league: Id, category: Id, fixtures: readonly Fixture[]): void {
  const cache = useQueryClient();
  const key = leagueFixturesQuery(useApi(), league, category).queryKey;
  useScores({
    league,
    isOn: useIsDue(fixtures),
    onLine(line) {
      if (!fixtures.some(({ id }) => id === line.id)) return false;
      cache.setQueryData(
        key,
        (groups) =>
          groups &&
          Object.fromEntries(
            Object.entries(groups).map(([group, rows]) => [group, rows.map((row) => applyLine(row, line))]),
          ),
      );
      return saysNotAll(line);
    },
    readAgain: () => void cache.invalidateQueries({ queryKey: key }),
  });
}
