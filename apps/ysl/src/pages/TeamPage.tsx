import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/TeamPage';
import { EmbeddedNext } from '../features/league/embed/EmbeddedNext.tsx';
import { useIsFramed } from '../features/league/embed/framed-page.ts';
import { leagueMeta } from '../features/league/league-head.ts';
import { todayInIndia } from '../features/league/season/fixture-marks.ts';
import { teamPage } from '../features/league/team/team-page.ts';
import { Team } from '../features/league/team/Team.tsx';
import { TeamView } from '../features/league/team/TeamView.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(teamPage);
export const clientLoader = loadInBrowser(teamPage);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const head = headOf(loaderData);
  return leagueMeta(matches, {
    head,
    page: head?.team ?? t('team.team'),
    path: paths.team(params.id ?? params.league, params.team),
  });
};

/** One team of a league; framed by another site, its next match. */
export default function TeamPage({ loaderData, params }: Route.ComponentProps) {
  const isFramed = useIsFramed();
  const today = todayInIndia(loaderData.now);
  return (
    <TeamView key={params.team} league={params.id ?? params.league} team={params.team} loaded={loaderData}>
      {(page) => (isFramed ? <EmbeddedNext page={page} today={today} /> : <Team page={page} today={today} />)}
    </TeamView>
  );
}
