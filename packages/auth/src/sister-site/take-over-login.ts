import type { Api } from '@maidan/api-client/core/create-api';
import { exchangeSession } from '@maidan/contract/account/sessions';
import type { Revoker } from '../session/revoker.ts';
import type { Session } from '../session/session.ts';

/**
 * Exchanges the parent domain's cookie for a token of this site's own, once for all tabs. Never when somebody is signed
 * in here, nor while a logout from here is still to be told: it would undo it.
 */
export async function takeOverLogin(api: Api, session: Session, { revocations, flush }: Revoker): Promise<void> {
  await flush();
  await oneTabAtATime(async () => {
    session.reread();
    if (session.token() !== null || revocations.all().length > 0) return;
    try {
      const reply = await api.call(exchangeSession, {}, { expectedFailure: 'the visitor stays a visitor' });
      // Somebody may have logged in by hand meanwhile.
      if (session.token() !== null) return;
      session.signIn({ token: reply.access_token, userId: reply.user_id }, 'other-site');
    } catch {
      // Reported by the client as expected.
    }
  });
}

/**
 * The person wants to be here who logged in next door: the cookie's login takes the place of this one, which ends. Without an
 * answer everything stays as it is.
 */
export async function switchLogin(api: Api, session: Session, { revocations, flush }: Revoker): Promise<void> {
  await oneTabAtATime(async () => {
    const before = session.token();
    try {
      const reply = await api.call(exchangeSession, {}, { expectedFailure: 'the person stays who they are' });
      session.signIn({ token: reply.access_token, userId: reply.user_id }, 'other-site');
      if (before !== null) revocations.add(before);
    } catch {
      // Reported by the client as expected.
    }
  });
  await flush();
}

async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Missing on a plain-http origin that is not the loopback.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) await work();
  else await navigator.locks.request('take-over-login', work);
}
