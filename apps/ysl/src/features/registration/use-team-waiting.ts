import { joinTeamList, leaveTeamList } from '@maidan/actions/queue/waiting-list';
import { useAction } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { teamWaitingQuery } from '@maidan/api-client/queries/league/waiting-lists';
import { useSession } from '@maidan/auth/session/use-session';
import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import type { TeamWaitingPlace } from '@maidan/contract/league/waiting-lists';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery } from '@tanstack/react-query';
import type { Choice } from './registration-choice.ts';
import { bodyOf } from './use-registration.ts';

export interface TeamWaiting {
  readonly placeIn: (choice: Choice) => TeamWaitingPlace | null;
  readonly join: (choice: Choice) => void;
  readonly leave: (choice: Choice) => void;
}

/** The user's places on the teams' waiting lists; undefined on a server without waiting lists. */
export function useTeamWaiting({ has_waiting_list: hasList }: LeagueRegistration): TeamWaiting | undefined {
  const { signedIn } = useSession();
  const { data = [] } = useQuery({ ...teamWaitingQuery(useApi()), enabled: hasList && signedIn });
  const join = useAction(joinTeamList, showFailure);
  const leave = useAction(leaveTeamList, showFailure);
  if (!hasList) return undefined;
  const places = signedIn ? data : [];
  return {
    placeIn: ({ gid }) => places.find(({ group_id: group }) => group === gid) ?? null,
    join: (choice) => void join(bodyOf(choice)),
    leave: (choice) => void leave(bodyOf(choice)),
  };
}

function showFailure(outcome: { readonly status: string; readonly error?: unknown }): void {
  if (outcome.status === 'failed') showToast(errorMessage(outcome.error), { tone: 'error' });
}
