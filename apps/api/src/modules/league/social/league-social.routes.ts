import { readId } from '@maidan/contract/core/wire';
import { leagueSocial } from '@maidan/contract/league/leagues';
import { pages } from '@maidan/contract/operations/pages';
import type { Context } from 'hono';
import { route, type HttpEnv } from '../../../http/call.ts';
import { pageRoute } from '../../../http/mount-pages.ts';
import { addressOf } from '../../../http/mount-routes.ts';
import { defineModule } from '../../module.ts';
import { requireLeague } from '../leagues/leagues.service.ts';
import { hasSocialPosts, listSocialPosts } from './league-social.store.ts';
import { socialPage, socialPagePolicy } from './social-page.ts';

/** A league's social page, for the frame on the league site, and its address; null before the first post. */
export const leagueSocialModule = defineModule({
  name: 'league-social',
  routes: ({ db }) => [
    route(leagueSocial, { caching: 'settled' }, async ({ params }) => {
      const league = await requireLeague(db, params.id);
      return {
        url: (await hasSocialPosts(db, league.id)) ? addressOf(pages.socialPosts, { slug: league.slug }) : null,
      };
    }),
  ],
  pages({ db, settings }) {
    const policy = socialPagePolicy([settings.feedOrigin, settings.leagueOrigin]);
    const send = async (c: Context<HttpEnv>): Promise<Response> => {
      const league = await requireLeague(db, readId(c.req.param('slug')) ?? '');
      c.header('Content-Security-Policy', policy);
      // Only old browsers use this header; all others follow the policy's frame-ancestors.
      c.header('X-Frame-Options', 'SAMEORIGIN');
      c.header('Cache-Control', 'public, max-age=300');
      return c.html(socialPage(league.name, await listSocialPosts(db, league.id)));
    };
    return [pageRoute(pages.socialPosts, send)];
  },
});
