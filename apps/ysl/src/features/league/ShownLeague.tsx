import { isNotFound } from '@maidan/api-client/errors/api-error';
import { useApi } from '@maidan/api-client/core/api-provider';
import type { League } from '@maidan/contract/league/leagues';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shownLeagueQuery } from './league-queries.ts';
import { NoLeague } from './NoLeague.tsx';
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
  if (isPending && !error) {
    return (
      <SkeletonGroup label="Loading the league">
        <Skeleton shape="landscape" />
      </SkeletonGroup>
    );
  }
  return <NoLeague unknown={isNotFound(error) && id !== undefined} />;
}
