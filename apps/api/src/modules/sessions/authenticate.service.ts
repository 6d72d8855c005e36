import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';
import type { Call, SignedIn } from '../../http/call.ts';
import { findSession } from './sessions.store.ts';
import type { SessionLives } from '../app-context.ts';
import { hashSecret, readBearer } from './token.ts';

/** Finds the owner of a request's bearer token; null when it is missing, malformed, unknown, ended or too old. */
export function authenticator(db: Db, clock: Clock, lives: SessionLives) {
  return async (http: Call['http']): Promise<SignedIn | null> => {
    const token = readBearer(http.req.header('authorization'));
    if (token === null) return null;
    const tokenHash = hashSecret(token);
    const session = await findSession(db, tokenHash, lives, clock());
    return session ? { userId: session.user_id, sessionId: session.id, tokenHash } : null;
  };
}
