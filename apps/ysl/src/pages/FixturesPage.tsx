import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/FixturesPage';
import { leagueMeta } from '../features/league/league-head.ts';
import { seasonPage } from '../features/league/season-page.ts';
import { CategoryFixtures } from '../features/league/season/CategoryFixtures.tsx';
import { todayInIndia } from '../features/league/season/fixture-marks.ts';
import { SeasonView } from '../features/league/season/SeasonView.tsx';
import { VisibleLeague } from '../features/league/VisibleLeague.tsx';
import { paths } from '../paths.ts';

const spec = seasonPage('fixtures');

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: headOf(loaderData), page: t('league.fixtures'), path: paths.fixtures(params.id) });

/** The matches of a category of a league. */
export default function FixturesPage({ loaderData, params }: Route.ComponentProps) {
  const today = todayInIndia(loaderData.now);
  return (
    <VisibleLeague id={params.id} loaded={loaderData}>
      {(league) => (
        <SeasonView league={league} part="fixtures">
          {(category) => <CategoryFixtures league={league} category={category} today={today} />}
        </SeasonView>
      )}
    </VisibleLeague>
  );
}
