import { defineAction } from '@maidan/actions/action';
import { useAction, useUnsent } from '@maidan/actions/use-action';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { withLock } from '@maidan/browser/lock';
import type { Body } from '@maidan/contract/core/endpoint';
import { isRegistered, registerForLeague } from '@maidan/contract/league/league-registrations';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useState } from 'react';
import { pendingRegistrations } from './pending-registration-storage.ts';
import type { Choice } from './registration-choice.ts';

type RegistrationBody = Body<typeof registerForLeague>;

const bodyOf = ({ fid, sid, gid }: Choice): RegistrationBody => ({ form_id: fid, group_id: gid, sport_id: sid });
const choiceOf = (body: RegistrationBody): Choice => ({ fid: body.form_id, sid: body.sport_id, gid: body.group_id });

const registerTeam = defineAction({
  endpoint: registerForLeague,
  offline: 'fail',
  key: ({ form_id: form, group_id: group, sport_id: sport }) => [form, group, sport].join(' '),
  // Only the tab in which someone clicked may send it, and only once.
  resume: (_context, body, key) =>
    withLock('event-registration', async () => pendingRegistrations.claim({ ...choiceOf(body), nonce: key })),
});

/** The server's reply to a registration that went through. */
export interface Success extends Choice {
  readonly message: string | null;
  readonly name: string | null;
}

interface Registration {
  /** Registers for a team, or opens the login and does it after that. */
  choose: (choice: Choice) => void;
  /** The one in flight. */
  sending: Choice | null;
  /** The one whose success is shown. */
  success: Success | null;
  dismiss: () => void;
}

/** Registering for a league event: at once, or once after the login that comes between. */
export function useRegistration(onRefused: () => void): Registration {
  const [success, setSuccess] = useState<Success | null>(null);

  useEffect(() => pendingRegistrations.dropStale(), []);

  const fail = (reason: string) => {
    showToast(`Error${reason}`, { tone: 'error' });
    onRefused();
  };

  const register = useAction(registerTeam, (outcome) => {
    const choice = choiceOf(outcome.input);
    if (outcome.status === 'gated') pendingRegistrations.keep({ ...choice, nonce: outcome.key });
    if (outcome.status === 'failed') fail(`: ${errorMessage(outcome.error)}`);
    if (outcome.status !== 'done' || !outcome.reply) return;
    const { message, reg_leaguename: name } = outcome.reply;
    if (isRegistered(outcome.reply)) setSuccess({ ...choice, message, name });
    else fail('');
  });
  const [unsent] = useUnsent(registerTeam);
  const sending = unsent ? choiceOf(unsent.input) : null;

  const choose = (choice: Choice) => {
    if (!sending) register(bodyOf(choice));
  };
  return { choose, sending, success, dismiss: () => setSuccess(null) };
}
