import { useApi } from '@maidan/api-client/core/api-provider';
import { leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { leagueOfPage } from './active-page.ts';

/** All leagues, and the one that the page is about. */
export function useLeagueOfPage() {
  const { data: leagues = [] } = useQuery(leaguesQuery(useApi()));
  return { leagues, shown: leagueOfPage(leagues, useLocation().pathname) };
}
