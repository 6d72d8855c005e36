import { leagueSocial } from '@maidan/contract/league/leagues';
import { readId } from '@maidan/contract/core/wire';
import type { Hono } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { notFound } from '../../../http/errors/api-error.ts';
import { route } from '../../../http/call.ts';
import type { HttpEnv, Route } from '../../../http/call.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { hasSocialPosts, listSocialPosts } from './league-social.store.ts';
import { socialPage, socialPagePolicy } from './social-page.ts';

const PAGE = '/api/ysl/social';

/** The address of a league's social page; null for a league that has said nothing yet. */
export function leagueSocialRoutes({ db }: AppContext): Route[] {
  return [
    route(
      leagueSocial,
      async ({ params }) => {
        const league = await findLeague(db, params.id);
        if (!league) throw notFound('This league');
        return { url: (await hasSocialPosts(db, league.id)) ? `${PAGE}/${league.slug}` : null };
      },
      'settled',
    ),
  ];
}

/** The page itself, for the frame of the league site. */
export function mountSocialPages(app: Hono<HttpEnv>, { db, settings }: AppContext): void {
  const policy = socialPagePolicy([settings.feedOrigin, settings.leagueOrigin]);
  app.get(`${PAGE}/:slug`, async (c) => {
    c.set('route', 'ysl/social/{slug}');
    const league = await findLeague(db, readId(c.req.param('slug')) ?? '');
    if (!league) throw notFound('This league');
    c.header('Content-Security-Policy', policy);
    // The policy's frame-ancestors says who may; old browsers know only this.
    c.header('X-Frame-Options', 'SAMEORIGIN');
    c.header('Cache-Control', 'public, max-age=300');
    return c.html(socialPage(league.name, await listSocialPosts(db, league.id)));
  });
}
