import type { Api } from '@maidan/api-client/core/create-api';
import { withLock } from '@maidan/browser/lock';
import { exchangeSession } from '@maidan/contract/account/sessions';
import type { LogoutQueue } from '../session/logout-queue.ts';
import type { Session } from '../session/session.ts';

const LOCK = 'take-over-login';

/**
 * Exchanges the parent domain's cookie for a token of this site, once for all tabs. Never while someone is signed in here,
 * nor while the server does not know of a logout from here: the exchange would undo it.
 */
export async function adoptSisterSession(api: Api, session: Session, logoutQueue: LogoutQueue): Promise<void> {
  await logoutQueue.flush();
  await withLock(LOCK, async () => {
    session.reread();
    if (session.token() !== null || logoutQueue.tokens().length > 0) return;
    try {
      const reply = await api.call(exchangeSession, {});
      // The person may have logged in by hand in the meantime.
      if (session.token() !== null) return;
      session.signIn({ token: reply.access_token, userId: reply.user_id }, 'sister-site');
    } catch {
      // The API client has reported it as expected.
    }
  });
}

/**
 * Replaces this site's session by the sister site's, at the person's request, and ends the former one. If the exchange
 * fails, everything stays as it is.
 */
export async function switchToSisterSession(api: Api, session: Session, logoutQueue: LogoutQueue): Promise<void> {
  await withLock(LOCK, async () => {
    const before = session.token();
    try {
      const reply = await api.call(exchangeSession, {});
      session.signIn({ token: reply.access_token, userId: reply.user_id }, 'sister-site');
      if (before !== null) logoutQueue.add(before);
    } catch {
      // The API client has reported it as expected.
    }
  });
  await logoutQueue.flush();
}
