import { leagueSocialQuery } from '@maidan/api-client/queries/league/leagues';
import type { Data } from '@maidan/site/browser/data';
import type { Route } from './+types/SocialMediaPage';
import { shownLeagueQuery } from '../features/league/league-queries.ts';
import { LeagueData } from '../features/league/LeagueData.tsx';
import { leagueHead, leagueMeta } from '../features/league/league-head.ts';
import { loadLeague, loadLeagueInBrowser } from '../features/league/load-league.ts';
import { SocialView } from '../features/league/social/SocialView.tsx';
import { paths } from '../paths.ts';

const fetchSocial =
  (id: string | undefined) =>
  async ({ api, queryClient }: Data) => {
    const league = await queryClient.fetchQuery(shownLeagueQuery(api, id));
    await queryClient.prefetchQuery(leagueSocialQuery(api, league.id));
    return leagueHead(league);
  };

export const loader = ({ context, params }: Route.LoaderArgs) => loadLeague(context, params.id, fetchSocial(params.id));
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadLeagueInBrowser(params.id, fetchSocial(params.id));
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: loaderData, page: 'Social Media', path: paths.socialMedia(params.id) });

export default function SocialMediaPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <LeagueData loaded={loaderData}>
      <SocialView id={params.id} />
    </LeagueData>
  );
}
