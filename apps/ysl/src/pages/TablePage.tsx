import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/TablePage';
import { EmbeddedTable } from '../features/league/embed/EmbeddedTable.tsx';
import { useIsFramed } from '../features/league/embed/framed-page.ts';
import { leagueMeta } from '../features/league/league-head.ts';
import { seasonPage } from '../features/league/season-page.ts';
import { CategoryTable } from '../features/league/season/CategoryTable.tsx';
import { SeasonView } from '../features/league/season/SeasonView.tsx';
import { VisibleLeague } from '../features/league/VisibleLeague.tsx';
import { paths } from '../paths.ts';

const spec = seasonPage('table');

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: headOf(loaderData), page: t('league.table'), path: paths.table(params.id) });

/** The standings of a category of a league, also framed by other sites. */
export default function TablePage({ loaderData, params }: Route.ComponentProps) {
  const isFramed = useIsFramed();
  return (
    <VisibleLeague id={params.id} loaded={loaderData}>
      {(league) =>
        isFramed ? (
          <EmbeddedTable league={league} />
        ) : (
          <SeasonView league={league} part="table">
            {(category) => <CategoryTable league={league} category={category} />}
          </SeasonView>
        )
      }
    </VisibleLeague>
  );
}
