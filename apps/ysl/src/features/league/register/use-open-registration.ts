import { useApi } from '@maidan/api-client/core/api-provider';
import { leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import type { Id } from '@maidan/contract/core/wire';
import { useQuery } from '@tanstack/react-query';

/** The id of a league's registration while it is open; every page has the list of leagues. */
export function useOpenRegistration(slug: string): Id | null {
  const { data } = useQuery(leaguesQuery(useApi()));
  return data?.find((league) => league.slug === slug)?.open_registration ?? null;
}
