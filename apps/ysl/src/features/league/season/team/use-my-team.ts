import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTeamsQuery } from '@maidan/api-client/queries/league/teams';
import { useStore } from '@maidan/browser/use-store';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentName } from '../../team/current-name.ts';
import type { TeamLeague } from '../../team/use-team-links.tsx';
import { myTeamStore, type MyTeam } from './my-team-store.ts';

interface MyTeamNow {
  /** The team under its current name; null if it is not in this league. */
  readonly mine: MyTeam | null;
  /** Whether it is still unknown if the team has been renamed. */
  readonly isPending: boolean;
}

/** The team followed on this device, if it is in this league. A former name is replaced in the store. */
export function useMyTeam({ id, slug, calendar }: TeamLeague): MyTeamNow {
  const followed = useStore(myTeamStore);
  const stored = followed?.league === slug ? followed : null;
  const { data, isLoading } = useQuery({
    ...leagueTeamsQuery(useApi(), id),
    enabled: calendar !== null && stored !== null,
  });
  const team = stored && currentName(data?.data ?? [], stored.category, stored.team);
  useEffect(() => {
    if (stored !== null && team !== null && team !== stored.team) myTeamStore.set({ ...stored, team });
  }, [stored, team]);
  return { mine: stored !== null && team !== null ? { ...stored, team } : null, isPending: isLoading };
}
