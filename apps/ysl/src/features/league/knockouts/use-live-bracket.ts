import { useApi } from '@maidan/api-client/core/api-provider';
import { bracketsQuery } from '@maidan/api-client/queries/league/brackets';
import type { Id } from '@maidan/contract/core/wire';
import type { Bracket } from '@maidan/contract/league/brackets';
import type { League } from '@maidan/contract/league/leagues';
import { useQueryClient } from '@tanstack/react-query';
import { applyLine, saysNotAll } from '../scores/apply-line.ts';
import { useIsDue } from '../scores/due.ts';
import { useScores } from '../scores/use-scores.ts';

/** Follows the scores of current and imminent matches, and refetches the bracket after each result. */
export function useLiveBracket(league: League, category: Id, brackets: readonly Bracket[]): void {
  const cache = useQueryClient();
  const key = bracketsQuery(useApi(), category).queryKey;
  const fixtures = brackets.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches.map((one) => one.fixture)));
  useScores({
    league: league.id,
    isOn: useIsDue(fixtures),
    onLine(line) {
      if (!fixtures.some(({ id }) => id === line.id)) return false;
      cache.setQueryData(
        key,
        (page) =>
          page && {
            ...page,
            brackets: page.brackets.map((bracket) => ({
              ...bracket,
              rounds: bracket.rounds.map((round) => ({
                ...round,
                matches: round.matches.map((match) => ({ ...match, fixture: applyLine(match.fixture, line) })),
              })),
            })),
          },
      );
      return saysNotAll(line);
    },
    readAgain: () => void cache.invalidateQueries({ queryKey: key }),
  });
}
