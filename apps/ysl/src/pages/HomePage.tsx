import type { Route } from './+types/HomePage';
import { LeagueView } from '../features/league/LeagueView.tsx';
import { LeagueData } from '../features/league/LeagueData.tsx';
import { leagueMeta } from '../features/league/league-head.ts';
import { loadLeague, loadLeagueInBrowser } from '../features/league/load-league.ts';
import { paths } from '../paths.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadLeague(context, undefined);
export const clientLoader = () => loadLeagueInBrowser(undefined);
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  leagueMeta(matches, { head: loaderData, path: paths.home() });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <LeagueData loaded={loaderData}>
      <LeagueView id={undefined} />
    </LeagueData>
  );
}
