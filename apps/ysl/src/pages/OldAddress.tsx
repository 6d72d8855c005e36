import { belowBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { leagueAddress } from '@maidan/site/page/league-address.server';
import { redirect } from 'react-router';
import type { Route } from './+types/OldAddress';

/** `/ysl/…` of before: the same page at the root of this site. Permanent, so that old links live on. */
export function loader({ url }: Route.LoaderArgs) {
  const pathname = belowBase(t('language.base'), url.pathname);
  // The router itself adds the base of the language to a path.
  return redirect(leagueAddress('', { pathname, search: url.search }), 308);
}
