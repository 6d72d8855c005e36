import { ApiError } from '@maidan/api-client/api-error';
import { useApi } from '@maidan/api-client/api-provider';
import { EmptyState } from '@maidan/ui/EmptyState';
import { NotFound } from '@maidan/ui/NotFound';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { shownLeagueQuery } from './league-queries.ts';
import { LeagueHome } from './LeagueHome.tsx';

interface LeagueViewProps {
  /** Slug or id; the latest league without it. */
  id: string | undefined;
}

/** A league's home with its states: loading, unknown, nothing to show. */
export function LeagueView({ id }: LeagueViewProps) {
  const { data: league, error, isPending } = useQuery(shownLeagueQuery(useApi(), id));
  if (league) return <LeagueHome league={league} />;
  if (error instanceof ApiError && error.status === 404 && id !== undefined) {
    return <NotFound as="h1" title="There is no such league" text="It may have been renamed, or the season is over." />;
  }
  if (isPending && !error) {
    return (
      <SkeletonGroup label="Loading the league">
        <Skeleton shape="landscape" />
      </SkeletonGroup>
    );
  }
  return <EmptyState as="h1" title="Nothing Here to Show!" />;
}
