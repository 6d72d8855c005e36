import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/MatchPage';
import { leagueMeta } from '../features/league/league-head.ts';
import { matchPage } from '../features/league/match/match-page.ts';
import { MatchView } from '../features/league/match/MatchView.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(matchPage);
export const clientLoader = loadInBrowser(matchPage);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const head = headOf(loaderData);
  return leagueMeta(matches, {
    head,
    page: head?.match ?? t('match.match'),
    path: paths.match(params.id, params.match),
  });
};

/** One match: the teams, when and where, and its calendars. */
export default function MatchPage({ loaderData, params }: Route.ComponentProps) {
  return <MatchView key={params.match} id={params.match} league={params.id} loaded={loaderData} />;
}
