import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/KnockoutsPage';
import { Knockouts } from '../features/league/knockouts/Knockouts.tsx';
import { leagueMeta } from '../features/league/league-head.ts';
import { seasonPage } from '../features/league/season-page.ts';
import { SeasonView } from '../features/league/season/SeasonView.tsx';
import { VisibleLeague } from '../features/league/VisibleLeague.tsx';
import { paths } from '../paths.ts';

const spec = seasonPage('knockouts');

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, {
    head: headOf(loaderData),
    page: t('bracket.knockouts'),
    path: paths.knockouts(params.id),
  });

/** The knock-outs of a category of a league. */
export default function KnockoutsPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <VisibleLeague id={params.id} loaded={loaderData}>
      {(league) => (
        <SeasonView league={league} part="knockouts">
          {(category) => <Knockouts league={league} category={category} />}
        </SeasonView>
      )}
    </VisibleLeague>
  );
}
