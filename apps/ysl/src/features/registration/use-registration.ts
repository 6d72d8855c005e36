import { isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useIntent } from '@maidan/auth/login/use-intent';
import { withLock } from '@maidan/browser/lock';
import { useSession } from '@maidan/auth/session/use-session';
import { isRegistered, registerForLeague } from '@maidan/contract/league/league-registrations';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useRef, useState } from 'react';
import { pendingRegistrations } from './pending-registration-storage.ts';
import { readPendingChoice, type Choice, type PendingChoice } from './registration-choice.ts';

/** What the server said to a registration that went through. */
export interface Success extends Choice {
  readonly message: string | null;
  readonly name: string | null;
}

interface Registration {
  /** Registers for a team, or opens the login and does it after that. */
  choose: (choice: Choice) => void;
  /** The one that is on its way. */
  sending: Choice | null;
  /** The one whose success is shown. */
  success: Success | null;
  dismiss: () => void;
}

/** Registering for a league event: at once, or once after the login that comes between. */
export function useRegistration(onRefused: () => void): Registration {
  const api = useApi();
  const { signedIn } = useSession();
  const [sending, setSending] = useState<Choice | null>(null);
  const [success, setSuccess] = useState<Success | null>(null);
  const busy = useRef(false);

  useEffect(() => pendingRegistrations.dropStale(), []);

  const fail = (error: unknown) => {
    const reason = error === null ? '' : `: ${errorMessage(error)}`;
    showToast(`Error${reason}`, { tone: 'error' });
    onRefused();
  };

  const act = useIntent('register-for-event', readPendingChoice, async (choice, { key, afterLogin }) => {
    if (busy.current) return;
    // What waited may be submitted only by the tab in which somebody clicked, and there once.
    if (afterLogin && !(await withLock('event-registration', async () => pendingRegistrations.claim(choice)))) return;
    busy.current = true;
    setSending(choice);
    try {
      const reply = await api.call(registerForLeague, { body: bodyOf(choice) }, { idempotencyKey: key });
      if (isRegistered(reply)) setSuccess({ ...choice, message: reply.message, name: reply.reg_leaguename });
      else fail(null);
    } catch (error) {
      if (!isUnauthenticated(error)) fail(error);
      else {
        // The login opens, and the click still counts after it.
        if (!afterLogin) pendingRegistrations.keep(choice);
        throw error;
      }
    } finally {
      busy.current = false;
      setSending(null);
    }
  });

  function choose(choice: Choice): void {
    const pending: PendingChoice = { ...choice, nonce: newNonce() };
    if (!signedIn) pendingRegistrations.keep(pending);
    act(pending);
  }

  return { choose, sending, success, dismiss: () => setSuccess(null) };
}

const bodyOf = ({ fid, sid, gid }: Choice) => ({ form_id: fid, group_id: gid, sport_id: sid });

const newNonce = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
