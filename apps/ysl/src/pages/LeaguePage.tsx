import type { Route } from './+types/LeaguePage';
import { LeagueView } from '../features/league/LeagueView.tsx';
import { LeagueData } from '../features/league/LeagueData.tsx';
import { leagueMeta } from '../features/league/league-head.ts';
import { loadLeague, loadLeagueInBrowser } from '../features/league/load-league.ts';
import { paths } from '../paths.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadLeague(context, params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadLeagueInBrowser(params.id);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: loaderData, path: paths.league(params.id) });

export default function LeaguePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <LeagueData loaded={loaderData}>
      <LeagueView id={params.id} />
    </LeagueData>
  );
}
