import { isNotFound } from '@maidan/api-client/errors/api-error';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { fixtureQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { frame } from '../../../frame.css.ts';
import { useLateTitle } from '../use-late-title.ts';
import { Match } from './Match.tsx';
import { NoSuchMatch } from './NoSuchMatch.tsx';

interface MatchViewProps {
  id: string;
  /** The league's slug, of the address. */
  league: string;
}

/** One match, and the states before it: loading, unknown, failed. */
export function MatchView({ id, league }: MatchViewProps) {
  const { data: page, error, isPending, isFetching, refetch } = useQuery(fixtureQuery(useApi(), id));
  useLateTitle(page?.league.name);
  if (page) return <Match page={page} />;
  // A server that has only the specification's calls has no matches of their own.
  if (isNotFound(error)) return <NoSuchMatch league={league} />;
  return (
    <div className={frame}>
      {isPending && !error ? (
        <SkeletonGroup label="Loading the match">
          <Skeleton shape="heading" width="long" />
          <Skeleton shape="landscape" />
        </SkeletonGroup>
      ) : (
        <ErrorState
          flush
          as="h1"
          title="The match could not be loaded"
          text={error ? errorMessage(error) : ''}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
