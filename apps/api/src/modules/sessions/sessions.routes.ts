import {
  exchangeSession,
  logout,
  revokeOtherSessions,
  revokeSession,
  sessions,
} from '@maidan/contract/account/sessions';
import type { LoginAccount } from '@maidan/contract/account/sessions';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { isOwnOrigin } from '../../http/request/own-origin.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { exchangeCookie, isActiveCookie } from './exchange.store.ts';
import type { LoginOwner } from './exchange.store.ts';
import { clearSessionCookies, hasXsrfOfLogin, readSessionCookie, setSessionCookies } from './session-cookie.service.ts';
import { endOtherSessions, endSession, endSessionOfToken, listSessions } from './sessions.store.ts';
import { hashSecret, readBearer } from './token.service.ts';

/** An id that no user has. */
const NO_ONE = -1;

/** The digits by which the owner of the phone can recognise it. */
const describeAccount = ({ userId, name, phone }: LoginOwner): LoginAccount => ({
  user_id: userId,
  name,
  phone_ending: phone.slice(-2),
});

export const sessionsModule = defineModule({
  name: 'sessions',
  routes: ({ db, clock, settings }) => [
    // Accepts an expired token: logging out must not require a login.
    route(logout, { caching: 'never', anyToken: true, whileSuspended: true }, async (_, { http }) => {
      const token = readBearer(http.req.header('authorization'));
      if (token !== null) await endSessionOfToken(db, hashSecret(token), clock());
      // The cookie may belong to another person's login on the other site, which stays open.
      const cookie = readSessionCookie(http);
      const isAnother = cookie !== null && (await isActiveCookie(db, cookie, settings.sessionLives, clock()));
      if (!isAnother) clearSessionCookies(http, settings);
      return null;
    }),

    route(exchangeSession, async ({ body }, { http }) => {
      const origin = http.req.header('origin');
      if (origin === undefined || !isOwnOrigin(settings, origin)) throw errors.forbidden();
      const cookie = readSessionCookie(http);
      if (cookie === null) throw errors.unauthenticated();
      if (!hasXsrfOfLogin(http, cookie)) throw errors.forbidden();
      const userId = typeof body.user_id === 'number' ? body.user_id : NO_ONE;
      const outcome = await exchangeCookie(db, cookie, { userId, lives: settings.sessionLives }, clock());
      if (outcome === 'unknown') clearSessionCookies(http, settings);
      if (outcome === 'unknown' || outcome === 'used') throw errors.unauthenticated();
      if ('phone' in outcome) throw errors.otherAccount(describeAccount(outcome));
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

    route(revokeOtherSessions, { whileSuspended: true }, async (_, { user }) => {
      await endOtherSessions(db, user.userId, user.sessionId, clock());
      return null;
    }),

    route(revokeSession, { whileSuspended: true }, async ({ params }, { http, user }) => {
      const id = typeof params.id === 'number' ? params.id : -1;
      if (!(await endSession(db, user.userId, id, clock()))) throw errors.notFound('login');
      if (id === user.sessionId) clearSessionCookies(http, settings);
      return null;
    }),
  ],
});
