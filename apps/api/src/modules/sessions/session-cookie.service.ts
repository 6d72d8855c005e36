import { timingSafeEqual } from 'node:crypto';
import { SESSION_HINT_COOKIE, SESSION_USER_COOKIE, XSRF_COOKIE, XSRF_HEADER } from '@maidan/contract/core/headers';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppSettings } from '../app-context.ts';
import { SECOND } from '../../runtime/clock.ts';
import type { Call } from '../../http/call.ts';
import type { NewSession } from './sessions.store.ts';
import { newSecret } from './token.ts';

const SESSION_COOKIE = 'maidan_session';

type Http = Call['http'];
type CookieSettings = Pick<AppSettings, 'feedOrigin' | 'cookieDomain' | 'sessionLives'>;

function options({ feedOrigin, cookieDomain }: CookieSettings): CookieOptions {
  return {
    path: '/',
    sameSite: 'Lax',
    // A browser drops a Secure cookie on plain http, which only development uses.
    secure: feedOrigin.startsWith('https:'),
    ...(cookieDomain ? { domain: cookieDomain } : {}),
  };
}

/** The login on the parent domain, unreadable for scripts, and the readable hint that there is one. */
export function setSessionCookies(http: Http, settings: CookieSettings, { cookie, userId }: NewSession): void {
  const lasting = { ...options(settings), maxAge: settings.sessionLives.whole / SECOND };
  setCookie(http, SESSION_COOKIE, cookie, { ...lasting, httpOnly: true });
  setCookie(http, SESSION_HINT_COOKIE, '1', lasting);
  setCookie(http, SESSION_USER_COOKIE, String(userId), lasting);
  // The site's document sets the XSRF cookie; a client that never loaded one gets it here.
  if (getCookie(http, XSRF_COOKIE) === undefined) {
    setCookie(http, XSRF_COOKIE, newSecret(), { ...options(settings), sameSite: 'Strict' });
  }
}

export function clearSessionCookies(http: Http, settings: CookieSettings): void {
  deleteCookie(http, SESSION_COOKIE, options(settings));
  deleteCookie(http, SESSION_HINT_COOKIE, options(settings));
  deleteCookie(http, SESSION_USER_COOKIE, options(settings));
}

export function readSessionCookie(http: Http): string | null {
  return getCookie(http, SESSION_COOKIE) ?? null;
}

/**
 * Whether the header repeats the cookie, which a page of another origin cannot read. The host and the parent domain may
 * both send a cookie of this name; either will do.
 */
export function hasXsrfPair(http: Http): boolean {
  const header = http.req.header(XSRF_HEADER) ?? '';
  const cookies = (http.req.header('cookie') ?? '').split(';').map((cookie) => cookie.trim().split('='));
  return cookies.some(([name, value = '']) => name === XSRF_COOKIE && value !== '' && isEqual(value, header));
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
