import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/LeaguePage';
import { leagueMeta } from '../features/league/league-head.ts';
import { leaguePage } from '../features/league/league-page.ts';
import { LeagueHome } from '../features/league/LeagueHome.tsx';
import { VisibleLeague } from '../features/league/VisibleLeague.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(leaguePage);
export const clientLoader = loadInBrowser(leaguePage);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: headOf(loaderData), path: paths.league(params.id) });

/** One league's home. */
export default function LeaguePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <VisibleLeague id={params.id} loaded={loaderData}>
      {(league) => <LeagueHome league={league} />}
    </VisibleLeague>
  );
}
