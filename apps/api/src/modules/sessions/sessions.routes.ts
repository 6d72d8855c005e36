import {
  exchangeSession,
  logout,
  revokeOtherSessions,
  revokeSession,
  sessions,
} from '@maidan/contract/account/sessions';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { ApiError, notFound } from '../../http/errors/api-error.ts';
import { route, routeForAnyToken } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { isOwnOrigin } from '../../http/request/own-origin.ts';
import { exchangeCookie, isLivingCookie } from './exchange.store.ts';
import { clearSessionCookies, hasXsrfPair, readSessionCookie, setSessionCookies } from './session-cookie.service.ts';
import { endOtherSessions, endSession, endSessionOfToken, listSessions } from './sessions.store.ts';
import { hashSecret, readBearer } from './token.ts';

const noLogin = () => new ApiError('unauthenticated', 'Please log in to continue.');

export function sessionRoutes({ db, clock, settings }: AppContext): Route[] {
  return [
    // Also for a token that has run out: who logs out must not be told to log in first.
    routeForAnyToken(logout, async (_, { http }) => {
      const token = readBearer(http.req.header('authorization'));
      if (token !== null) await endSessionOfToken(db, hashSecret(token), clock());
      // The browser may hold the cookie of another person's login, made on the other site: that one goes on.
      const cookie = readSessionCookie(http);
      const isAnother = cookie !== null && (await isLivingCookie(db, cookie, settings.sessionLives, clock()));
      if (!isAnother) clearSessionCookies(http, settings);
      return null;
    }),

    route(exchangeSession, async (_, { http }) => {
      const origin = http.req.header('origin');
      if (origin === undefined || !isOwnOrigin(settings, origin) || !hasXsrfPair(http)) {
        throw new ApiError('forbidden', 'This page may not do that.');
      }
      const cookie = readSessionCookie(http);
      if (cookie === null) throw noLogin();
      const outcome = await exchangeCookie(db, cookie, settings.sessionLives, clock());
      if (outcome === 'used') throw noLogin();
      if (outcome === 'unknown') {
        clearSessionCookies(http, settings);
        throw noLogin();
      }
      setSessionCookies(http, settings, outcome);
      return { access_token: outcome.token, user_id: outcome.userId };
    }),

    route(sessions, async (_, { user }) => {
      const rows = await listSessions(db, user.userId, settings.sessionLives, clock());
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        created_at: toInstant(row.created_at),
        last_used_at: toInstant(row.last_used_at),
        expires_at: toInstant(row.expires_at),
        current: row.id === user.sessionId,
      }));
    }),

    route(revokeOtherSessions, async (_, { user }) => {
      await endOtherSessions(db, user.userId, user.sessionId, clock());
      return null;
    }),

    route(revokeSession, async ({ params }, { http, user }) => {
      const id = typeof params.id === 'number' ? params.id : -1;
      if (!(await endSession(db, user.userId, id, clock()))) throw notFound('This login');
      if (id === user.sessionId) clearSessionCookies(http, settings);
      return null;
    }),
  ];
}
