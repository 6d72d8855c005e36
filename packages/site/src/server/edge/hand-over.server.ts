import { handedOverCookie } from '@maidan/auth/sister-site/handed-over';
import type { Context } from 'hono';
import type { SiteEnv } from '../site-env.server.ts';

/**
 * Remembers for a minute who follows a link from the sister site. The browser itself reports the origin of a POST;
 * from any other origin, nothing is remembered, and the page asks.
 */
export function receiveHandOver(c: Context, { site, feedOrigin, leagueOrigin }: SiteEnv): Response {
  const sister = site === 'feed' ? leagueOrigin : feedOrigin;
  const cookie = c.req.header('origin') === sister ? handedOverCookie(c.req.query('user_id') ?? '') : null;
  if (cookie !== null) c.header('set-cookie', cookie);
  return c.body(null, 204);
}
