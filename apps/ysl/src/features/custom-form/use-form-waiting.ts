import { joinFormList, leaveFormList } from '@maidan/actions/queue/waiting-list';
import { useAction } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { formWaitingQuery } from '@maidan/api-client/queries/league/waiting-lists';
import { useSession } from '@maidan/auth/session/use-session';
import type { Form } from '@maidan/contract/league/custom-forms';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery } from '@tanstack/react-query';

/** The user's place on the waiting list of a full form; undefined for a form without a waiting list. */
export function useFormWaiting({ id, state, has_waiting_list: hasList }: Form) {
  const { signedIn } = useSession();
  const isOn = hasList && state === 'full';
  const { data: place = null } = useQuery({ ...formWaitingQuery(useApi(), id), enabled: isOn && signedIn });
  const join = useAction(joinFormList, showFailure);
  const leave = useAction(leaveFormList, showFailure);
  if (!isOn) return undefined;
  return {
    place: signedIn ? place : null,
    onJoin: () => void join({ form_id: id }),
    onLeave: () => void leave({ form_id: id }),
  };
}

function showFailure(outcome: { readonly status: string; readonly error?: unknown }): void {
  if (outcome.status === 'failed') showToast(errorMessage(outcome.error), { tone: 'error' });
}
