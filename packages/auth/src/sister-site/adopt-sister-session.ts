import type { Api } from '@maidan/api-client/core/create-api';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { isFramed } from '@maidan/browser/is-framed';
import { withLock } from '@maidan/browser/lock';
import { exchangeSession, type LoginAccount } from '@maidan/contract/account/sessions';
import type { Id } from '@maidan/contract/core/wire';
import type { LogoutQueue } from '../session/logout-queue.ts';
import type { Session } from '../session/session.ts';
import { takeHandedOver } from './handed-over.ts';

const LOCK = 'take-over-login';

/**
 * Exchanges the parent domain's cookie for a token of this site, once for all tabs. Never while someone is logged in here,
 * or while a logout of this site has not reached the server, because the exchange would undo it. A sibling host can plant that
 * cookie, so unless confirmed it serves only the account handed over by a page of the sister site, or the last one used here.
 * @param confirmed the account that the person wants to continue as
 * @returns an account to confirm
 */
export async function adoptSisterSession(
  api: Api,
  session: Session,
  logoutQueue: LogoutQueue,
  confirmed?: Id,
): Promise<LoginAccount | null> {
  if (isFramed()) return null;
  await logoutQueue.flush();
  return withLock(LOCK, async () => {
    session.reread();
    if (session.token() !== null || logoutQueue.tokens().length > 0) return null;
    const wanted = confirmed ?? takeHandedOver() ?? session.lastUserId();
    try {
      const reply = await api.call(exchangeSession, { body: wanted === null ? {} : { user_id: wanted } });
      // The person may have logged in by hand in the meantime.
      if (session.token() !== null) return null;
      session.signIn({ token: reply.access_token, userId: reply.user_id }, 'sister-site');
    } catch (error) {
      // The API client has reported any other failure as expected.
      if (!(error instanceof ApiError) || error.code !== 'other_account') return null;
      const { otherAccountReply } = await import('@maidan/contract/account/sessions');
      return otherAccountReply.safeParse(error.data).data?.account ?? null;
    }
    return null;
  });
}

/**
 * Replaces this site's session with the sister site's at the person's request, and ends the former one. If the exchange
 * fails, everything stays as it is.
 * @param wanted whose login it is
 */
export async function switchToSisterSession(
  api: Api,
  session: Session,
  logoutQueue: LogoutQueue,
  wanted: Id,
): Promise<void> {
  await withLock(LOCK, async () => {
    const before = session.token();
    try {
      const reply = await api.call(exchangeSession, { body: { user_id: wanted } });
      session.signIn({ token: reply.access_token, userId: reply.user_id }, 'sister-site');
      if (before !== null) logoutQueue.add(before);
    } catch {
      // The API client has reported the failure as expected.
    }
  });
  await logoutQueue.flush();
}
