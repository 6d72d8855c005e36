import { ApiError } from '@maidan/api-client/api-error';
import { useApi } from '@maidan/api-client/api-provider';
import type { League } from '@maidan/contract/leagues';
import { EmptyState } from '@maidan/ui/EmptyState';
import { NotFound } from '@maidan/ui/NotFound';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { frame } from '../../frame.css.ts';
import { shownLeagueQuery } from './league-queries.ts';
import { useLateTitle } from './use-late-title.ts';

interface ShownLeagueProps {
  /** Slug or id; the latest league without it. */
  id: string | undefined;
  children: (league: League) => ReactNode;
}

/** The league of an address, handed to what shows it, and the states before: loading, unknown, nothing to show. */
export function ShownLeague({ id, children }: ShownLeagueProps) {
  const { data: league, error, isPending } = useQuery(shownLeagueQuery(useApi(), id));
  useLateTitle(league?.name);
  if (league) return children(league);
  if (error instanceof ApiError && error.status === 404 && id !== undefined) {
    return (
      <div className={frame}>
        <NotFound
          flush
          as="h1"
          title="There is no such league"
          text="It may have been renamed, or the season is over."
        />
      </div>
    );
  }
  if (isPending && !error) {
    return (
      <SkeletonGroup label="Loading the league">
        <Skeleton shape="landscape" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={frame}>
      <EmptyState flush as="h1" title="Nothing Here to Show!" />
    </div>
  );
}
