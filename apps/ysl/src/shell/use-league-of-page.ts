import { useApi } from '@maidan/api-client/core/api-provider';
import { leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import { headOf, type PageState } from '@maidan/site/page/page-state';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from 'react-router';
import { leagueOfPage } from './active-page.ts';

/** All leagues, and the league that the page is about. */
export function useLeagueOfPage() {
  const { data: leagues = [] } = useQuery(leaguesQuery(useApi()));
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as PageState<{ league_name?: string }> | undefined;
  return { leagues, shown: leagueOfPage(leagues, pathname, headOf(page)?.league_name) };
}
