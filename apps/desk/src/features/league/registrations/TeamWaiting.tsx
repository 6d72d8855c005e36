import { useApi } from '@maidan/api-client/core/api-provider';
import { teamWaitingQuery } from '@maidan/api-client/queries/desk/league';
import type { Id } from '@maidan/contract/core/wire';
import { deskRegistrations } from '@maidan/contract/desk/league/league-registrations';
import { offerTeamPlace, removeFromTeamWaiting, teamWaitingList } from '@maidan/contract/desk/league/team-waiting';
import { useInfiniteQuery } from '@tanstack/react-query';
import { WaitingPeople } from '../../../rows/WaitingPeople.tsx';

/** The waiting list of a team. */
export function TeamWaiting({ team }: { team: Id }) {
  const api = useApi();
  return (
    <WaitingPeople
      query={useInfiniteQuery(teamWaitingQuery(api, team))}
      offer={(id) => api.call(offerTeamPlace, { params: { id } })}
      remove={(id) => api.call(removeFromTeamWaiting, { params: { id } })}
      changes={[teamWaitingList, deskRegistrations]}
      hint="You can offer a place to anyone on the list, even when the team is full."
    />
  );
}
