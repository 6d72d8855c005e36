import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/HomePage';
import { leagueMeta } from '../features/league/league-head.ts';
import { leaguePage } from '../features/league/league-page.ts';
import { LeagueHome } from '../features/league/LeagueHome.tsx';
import { VisibleLeague } from '../features/league/VisibleLeague.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(leaguePage);
export const clientLoader = loadInBrowser(leaguePage);
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  leagueMeta(matches, { head: headOf(loaderData), path: paths.home() });

/** The latest league's home. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <VisibleLeague id={undefined} loaded={loaderData}>
      {(league) => <LeagueHome league={league} />}
    </VisibleLeague>
  );
}
