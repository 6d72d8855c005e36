import { cancelTeam } from '@maidan/actions/register-team';
import { useAction } from '@maidan/actions/use-action';
import { isMissing } from '@maidan/api-client/compat/extensions';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ownRegistrationsQuery } from '@maidan/api-client/queries/league/league-registrations';
import { useSession } from '@maidan/auth/session/use-session';
import type { Body } from '@maidan/contract/core/endpoint';
import { ownRegistrations, type OwnRegistration } from '@maidan/contract/league/league-registrations';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';

interface OwnTeams {
  /** Undefined until they are known; none for a visitor. */
  teams: readonly OwnRegistration[] | undefined;
  /** Shows one before the server lists it. */
  add: (team: OwnRegistration) => void;
  /** Undefined on a server without that call. */
  cancel: ((team: Body<typeof cancelTeam.endpoint>) => void) | undefined;
}

/** The teams that the user is in. */
export function useOwnTeams(): OwnTeams {
  const api = useApi();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const query = ownRegistrationsQuery(api);
  const own = useQuery({ ...query, enabled: signedIn });
  const cancel = useAction(cancelTeam, (outcome) => {
    if (outcome.status === 'failed') showToast(errorMessage(outcome.error), { tone: 'error' });
    if (outcome.status === 'done') showToast(outcome.reply?.message ?? 'Your registration is cancelled.');
  });
  return {
    teams: signedIn ? own.data : [],
    add: (team) =>
      client.setQueryData(query.queryKey, (teams = []) => [
        team,
        ...teams.filter(({ group_id }) => group_id !== team.group_id),
      ]),
    cancel: isMissing(api, ownRegistrations) ? undefined : cancel,
  };
}
