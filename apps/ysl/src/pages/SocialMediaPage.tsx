import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/SocialMediaPage';
import { leagueMeta } from '../features/league/league-head.ts';
import { socialPage } from '../features/league/league-page.ts';
import { LeagueSocial } from '../features/league/social/LeagueSocial.tsx';
import { VisibleLeague } from '../features/league/VisibleLeague.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(socialPage);
export const clientLoader = loadInBrowser(socialPage);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: headOf(loaderData), page: t('league.socialMedia'), path: paths.socialMedia(params.id) });

export default function SocialMediaPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <VisibleLeague id={params.id} loaded={loaderData}>
      {(league) => <LeagueSocial league={league} />}
    </VisibleLeague>
  );
}
