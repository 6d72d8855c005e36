import { handedOverCookie } from '@maidan/auth/sister-site/handed-over';
import type { Context } from 'hono';
import { readTarget } from '../../browser/offline/read-target.ts';
import type { SiteEnv } from '../site-env.server.ts';

/**
 * Leads to a page of this site, and remembers who comes there from the sister site. Browsers themselves say which origin
 * a POST is from; from any other it leads to the page all the same, which then asks.
 */
export function receiveHandOver(c: Context, { site, origin, feedOrigin, leagueOrigin }: SiteEnv): Response {
  const sister = site === 'feed' ? leagueOrigin : feedOrigin;
  const cookie = c.req.header('origin') === sister ? handedOverCookie(c.req.query('user_id') ?? '') : null;
  if (cookie !== null) c.header('set-cookie', cookie);
  return c.redirect(readTarget(c.req.query('to') ?? null, origin) ?? '/', 303);
}
