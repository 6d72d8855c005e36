import { t } from '@maidan/i18n/text';
import { cancelTeam, registerTeam } from '@maidan/actions/register-team';
import { useAction } from '@maidan/actions/use-action';
import { isMissing } from '@maidan/api-client/compat/extensions';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ownRegistrationsQuery } from '@maidan/api-client/queries/league/league-registrations';
import { useSession } from '@maidan/auth/session/use-session';
import type { Body } from '@maidan/contract/core/endpoint';
import { isRegistered, ownRegistrations, type OwnRegistration } from '@maidan/contract/league/league-registrations';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export interface OwnTeams {
  /** Undefined until known; empty for a visitor. */
  teams: readonly OwnRegistration[] | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  /** Shows a registration before the server lists it. */
  add: (team: OwnRegistration) => void;
  /** Undefined on a server without this call. */
  cancel: ((team: Body<typeof cancelTeam.endpoint>) => void) | undefined;
}

const showFailure = (reason: string) => showToast(reason, { tone: 'error' });

/** The teams that the user is registered for. */
export function useOwnTeams(): OwnTeams {
  const api = useApi();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const query = ownRegistrationsQuery(api);
  const own = useQuery({ ...query, enabled: signedIn });
  const register = useAction(registerTeam, (outcome) => {
    if (outcome.status === 'failed') showFailure(errorMessage(outcome.error));
    if (outcome.status !== 'done' || !outcome.reply || isRegistered(outcome.reply)) return;
    showFailure(outcome.reply.message ?? t('registration.failed'));
  });
  const cancel = useAction(cancelTeam, (outcome) => {
    if (outcome.status === 'failed') showFailure(errorMessage(outcome.error));
    if (outcome.status !== 'done') return;
    showToast(outcome.reply?.message ?? t('registration.cancelled'), {
      action: { label: t('registration.undo'), onPress: () => register(outcome.input) },
    });
  });
  return {
    teams: signedIn ? own.data : [],
    error: own.error,
    isFetching: own.isFetching,
    retry: () => void own.refetch(),
    add: (team) =>
      client.setQueryData(query.queryKey, (teams = []) => [
        team,
        ...teams.filter(({ group_id }) => group_id !== team.group_id),
      ]),
    cancel: isMissing(api, ownRegistrations) ? undefined : cancel,
  };
}
