import type { Call, SignedIn } from '../../http/call.ts';
import type { AppContext } from '../app-context.ts';
import { findSession } from './sessions.store.ts';
import { hashSecret, readBearer } from './token.service.ts';

/** Finds the owner of a request's bearer token; null when it is missing, malformed, unknown, revoked or expired. */
export function authenticator({ db, clock, settings }: AppContext) {
  return async (http: Call['http']): Promise<SignedIn | null> => {
    const token = readBearer(http.req.header('authorization'));
    if (token === null) return null;
    const tokenHash = hashSecret(token);
    const session = await findSession(db, tokenHash, settings.sessionLives, clock());
    return session ? { userId: session.user_id, sessionId: session.id, tokenHash } : null;
  };
}
