import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { SESSION_XSRF_COOKIE } from '../core/headers.ts';
import { idInput } from '../core/request.ts';
import { id, optionalText, requiredText, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { listReply, nothing } from '../core/wire-lists.ts';

/** One login of the user; `device` is derived from the User-Agent header. */
const session = z.object({
  id,
  device: optionalText,
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
  current: yesNo,
});
export type Session = z.output<typeof session>;

/** Revokes the whole login, on both sites. */
export const logout = defineEndpoint({
  id: 'logout',
  service: 'main',
  method: 'POST',
  path: 'auth/logout',
  auth: 'bearer',
  response: nothing,
  empty: 204,
  extension: true,
  summary: 'Logs the user out on both sites',
});

/** Whose login it is, shown so that its owner recognises it. */
const loginAccount = z.object({ user_id: id, name: optionalText, phone_ending: optionalText });
export type LoginAccount = z.output<typeof loginAccount>;

/** The body of a refusal with code `other_account`. */
export const otherAccountReply = z.object({ account: loginAccount });

/**
 * Needs an allowed origin and the login's own XSRF value; the cookie's value is rotated. 401 without a login. Exchanges only
 * the login of the named user; any other is a 409 `other_account` that describes it.
 */
export const exchangeSession = defineEndpoint({
  id: 'exchangeSession',
  service: 'main',
  method: 'POST',
  path: 'auth/session',
  auth: 'public',
  ownCredential: true,
  xsrfCookie: SESSION_XSRF_COOKIE,
  body: z.strictObject({ user_id: z.optional(idInput) }),
  response: z.object({ access_token: requiredText, user_id: id }),
  extension: true,
  summary: 'Exchanges the session cookie of the parent domain for a token for this site',
});

export const sessions = defineEndpoint({
  id: 'sessions',
  service: 'main',
  method: 'GET',
  path: 'auth/sessions',
  auth: 'bearer',
  response: listReply(session),
  extension: true,
  summary: 'The devices the user is logged in on, last used first',
});

export const revokeSession = defineEndpoint({
  id: 'revokeSession',
  service: 'main',
  method: 'DELETE',
  path: 'auth/sessions/{id}',
  auth: 'bearer',
  params: z.strictObject({ id: idInput }),
  response: nothing,
  empty: 204,
  extension: true,
  summary: 'Logs one device out',
});

export const revokeOtherSessions = defineEndpoint({
  id: 'revokeOtherSessions',
  service: 'main',
  method: 'DELETE',
  path: 'auth/sessions',
  auth: 'bearer',
  response: nothing,
  empty: 204,
  extension: true,
  summary: 'Logs out all other devices of the user',
});
