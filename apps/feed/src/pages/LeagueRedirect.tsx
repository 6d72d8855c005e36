import { siteContext } from '@maidan/site/server/site-context.server';
import { redirect } from 'react-router';
import type { Route } from './+types/LeagueRedirect';
import { leagueAddress } from '../shell/league-address.ts';

/** The league has a site of its own; its addresses on this one redirect there. */
export function loader({ context, url }: Route.LoaderArgs) {
  return redirect(leagueAddress(context.get(siteContext).config.leagueOrigin, url), 308);
}
