import { belowBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { leagueAddress } from '@maidan/site/page/league-address.server';
import { redirect } from 'react-router';
import type { Route } from './+types/OldAddress';

/** Redirects former `/ysl/…` addresses to the same page at the root of this site, permanently. */
export function loader({ url }: Route.LoaderArgs) {
  const pathname = belowBase(t('language.base'), url.pathname);
  // The router adds the language's base path itself.
  return redirect(leagueAddress('', { pathname, search: url.search }), 308);
}
