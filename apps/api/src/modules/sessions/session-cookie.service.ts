import { createHmac } from 'node:crypto';
import {
  SESSION_HINT_COOKIE,
  SESSION_USER_COOKIE,
  SESSION_XSRF_COOKIE,
  XSRF_HEADER,
} from '@maidan/contract/core/headers';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppSettings } from '../../runtime/env.ts';
import { SECOND } from '../../runtime/clock.ts';
import type { Call } from '../../http/call.ts';
import type { NewSession } from './sessions.store.ts';
import { isSameSecret } from './token.service.ts';

const SESSION_COOKIE = 'maidan_session';

type Http = Call['http'];
type CookieSettings = Pick<AppSettings, 'feedOrigin' | 'cookieDomain' | 'sessionLives'>;

/** For a cookie that both sites receive. */
export function domainOptions({ feedOrigin, cookieDomain }: CookieSettings): CookieOptions {
  return {
    path: '/',
    sameSite: 'Lax',
    // A browser drops a Secure cookie on plain http, which only development uses.
    secure: feedOrigin.startsWith('https:'),
    ...(cookieDomain ? { domain: cookieDomain } : {}),
  };
}

/** The login on the parent domain, hidden from scripts, and the readable hint that there is one. */
export function setSessionCookies(http: Http, settings: CookieSettings, { cookie, userId }: NewSession): void {
  const lasting = { ...domainOptions(settings), maxAge: settings.sessionLives.whole / SECOND };
  setCookie(http, SESSION_COOKIE, cookie, { ...lasting, httpOnly: true });
  setCookie(http, SESSION_HINT_COOKIE, '1', lasting);
  setCookie(http, SESSION_USER_COOKIE, String(userId), lasting);
  setCookie(http, SESSION_XSRF_COOKIE, xsrfOf(cookie), lasting);
}

export function clearSessionCookies(http: Http, settings: CookieSettings): void {
  for (const name of [SESSION_COOKIE, SESSION_HINT_COOKIE, SESSION_USER_COOKIE, SESSION_XSRF_COOKIE])
    deleteCookie(http, name, domainOptions(settings));
}

export function readSessionCookie(http: Http): string | null {
  return getCookie(http, SESSION_COOKIE) ?? null;
}

/**
 * Whether the XSRF header has the value of this login, which only a page that can read the login's cookies can send.
 */
export function hasXsrfOfLogin(http: Http, sessionCookie: string): boolean {
  return isSameSecret(http.req.header(XSRF_HEADER) ?? '', xsrfOf(sessionCookie));
}

/** Reveals nothing about the login's cookie, and does not work with another. */
function xsrfOf(sessionCookie: string): string {
  return createHmac('sha256', sessionCookie).update('xsrf').digest('base64url');
}
