import type { Route } from './+types/TablePage';
import { LeagueData } from '../features/league/LeagueData.tsx';
import { leagueMeta } from '../features/league/league-head.ts';
import { loadLeague, loadLeagueInBrowser } from '../features/league/load-league.ts';
import { TableView } from '../features/league/season/TableView.tsx';
import { fetchSeason } from '../features/league/season/season-part.ts';
import { paths } from '../paths.ts';

const searchOf = (request: Request) => new URL(request.url).searchParams;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadLeague(context, params.id, (data) => fetchSeason(data, 'table', params.id, searchOf(request)));
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadLeagueInBrowser(params.id, (data) => fetchSeason(data, 'table', params.id, searchOf(request)));
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: loaderData, page: 'Table', path: paths.table(params.id) });

export default function TablePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <LeagueData loaded={loaderData}>
      <TableView id={params.id} />
    </LeagueData>
  );
}
