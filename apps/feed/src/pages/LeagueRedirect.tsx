import { leagueAddress } from '@maidan/site/page/league-address.server';
import { siteContext } from '@maidan/site/server/site-context.server';
import { belowBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { redirect } from 'react-router';
import type { Route } from './+types/LeagueRedirect';

/** Redirects league addresses to the league's own site, in the same language. */
export function loader({ context, url }: Route.LoaderArgs) {
  const base = t('language.base');
  const { leagueOrigin } = context.get(siteContext).config;
  const { search } = url;
  return redirect(leagueAddress(leagueOrigin + base, { pathname: belowBase(base, url.pathname), search }), 308);
}
