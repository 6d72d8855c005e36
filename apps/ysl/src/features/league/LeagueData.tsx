import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoadedLeague } from './load-league.ts';
import { NoLeague } from './NoLeague.tsx';

/** What the loader of a league page brought, for the page below it; or, also without script, that there is no such league. */
export function LeagueData({ loaded, children }: { loaded: LoadedLeague; children: ReactNode }) {
  if (loaded.missing) return <NoLeague unknown={loaded.missing === 'unknown'} />;
  return <HydrationBoundary state={loaded.state}>{children}</HydrationBoundary>;
}
