import { useApi } from '@maidan/api-client/core/api-provider';
import { followCheckQuery } from '@maidan/api-client/queries/feed/follows';
import { useSession } from '@maidan/auth/session/use-session';
import type { League } from '@maidan/contract/league/leagues';
import { useQuery } from '@tanstack/react-query';

/** Whether the user is registered with a league. A visitor is not. */
export function useIsRegistered(league: League['id']): { registered: boolean; isLoading: boolean } {
  const { signedIn } = useSession();
  const { data, isLoading } = useQuery({ ...followCheckQuery(useApi(), 'league', league), enabled: signedIn });
  return { registered: signedIn && data === true, isLoading };
}
