import { t } from '@maidan/i18n/text';
import { registerTeam } from '@maidan/actions/register-team';
import { useAction, useActionRunner, useUnsent } from '@maidan/actions/use-action';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { withLock } from '@maidan/browser/lock';
import type { Body } from '@maidan/contract/core/endpoint';
import { isRegistered } from '@maidan/contract/league/league-registrations';
import { dismissToast, showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useRef, useState } from 'react';
import { pendingRegistrations } from './pending-registration-storage.ts';
import type { Choice } from './registration-choice.ts';

type RegistrationBody = Body<typeof registerTeam.endpoint>;

export const bodyOf = ({ fid, sid, gid }: Choice): RegistrationBody => ({
  form_id: fid,
  group_id: gid,
  sport_id: sid,
});
const choiceOf = (body: RegistrationBody): Choice => ({ fid: body.form_id, sid: body.sport_id, gid: body.group_id });

const registerByTap: typeof registerTeam = {
  ...registerTeam,
  // Only the tab of the click may send it, and only once.
  resume: (_context, body, key) =>
    withLock('event-registration', async () => pendingRegistrations.claim({ ...choiceOf(body), nonce: key })),
};

/** The server's reply to a successful registration. */
export interface Success extends Choice {
  readonly message: string | null;
  readonly name: string | null;
}

export interface Registration {
  /** Registers for a team, after a login if necessary. */
  choose: (choice: Choice) => void;
  /** The choice being sent. */
  sending: Choice | null;
  /** Choices waiting for a network. */
  waiting: readonly Choice[];
  /** Drops a waiting choice. */
  withdraw: (choice: Choice) => void;
  /** The registration whose success dialog is open. */
  success: Success | null;
  dismiss: () => void;
}

interface Listeners {
  readonly onSuccess: (choice: Choice) => void;
  readonly onRefused: () => void;
}

/** Registers for a league event, at once or after a login. */
export function useRegistration({ onSuccess, onRefused }: Listeners): Registration {
  const [success, setSuccess] = useState<Success | null>(null);
  const { queue } = useActionRunner();
  const refusal = useRef<number>(null);

  useEffect(() => pendingRegistrations.dropStale(), []);

  const fail = (reason: string) => {
    refusal.current = showToast(`${t('registration.failed')}${reason}`, { tone: 'error' });
    onRefused();
  };

  const register = useAction(registerByTap, (outcome) => {
    const choice = choiceOf(outcome.input);
    if (outcome.status === 'gated') pendingRegistrations.keep({ ...choice, nonce: outcome.key });
    if (outcome.status === 'failed') fail(`: ${errorMessage(outcome.error)}`);
    if (outcome.status !== 'done' || !outcome.reply) return;
    const { message, reg_leaguename: name } = outcome.reply;
    if (!isRegistered(outcome.reply)) {
      fail('');
      return;
    }
    // Removes the toast of an earlier failure.
    if (refusal.current !== null) dismissToast(refusal.current);
    setSuccess({ ...choice, message, name });
    onSuccess(choice);
  });
  const unsent = useUnsent(registerByTap);
  const inFlight = unsent.find(({ isSending }) => isSending);

  return {
    choose: (choice) => {
      if (!inFlight) register(bodyOf(choice));
    },
    sending: inFlight ? choiceOf(inFlight.input) : null,
    waiting: unsent.flatMap((one) => (one.isSending || one.failed !== null ? [] : [choiceOf(one.input)])),
    withdraw(choice) {
      const name = registerTeam.endpoint.id;
      queue.remove({ name, subject: registerTeam.key?.(bodyOf(choice)) ?? '' });
    },
    success,
    dismiss: () => setSuccess(null),
  };
}
