import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { noIndex } from '@maidan/site/document/document-meta';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/MatchPage';
import { EmbeddedMatch } from '../features/league/embed/EmbeddedMatch.tsx';
import { useIsFramed } from '../features/league/embed/framed-page.ts';
import { leagueMeta } from '../features/league/league-head.ts';
import { matchPage } from '../features/league/match/match-page.ts';
import { Match } from '../features/league/match/Match.tsx';
import { MatchView } from '../features/league/match/MatchView.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(matchPage);
export const clientLoader = loadInBrowser(matchPage);
export const meta: Route.MetaFunction = ({ matches, loaderData, params: { id, match } }) => {
  const head = headOf(loaderData);
  const page = head?.match ?? t('match.match');
  // Search engines must not index the page for frames.
  if (id === undefined) return [...leagueMeta(matches, { head, page, path: paths.embeddedMatch(match) }), noIndex];
  return leagueMeta(matches, { head, page, path: paths.match(id, match) });
};

/** One match: its teams, time, place and calendars. Other sites frame it by its id alone. */
export default function MatchPage({ loaderData, params }: Route.ComponentProps) {
  const isFramed = useIsFramed();
  return (
    <MatchView key={params.match} id={params.match} league={params.id} loaded={loaderData}>
      {(page) => (isFramed ? <EmbeddedMatch page={page} /> : <Match page={page} />)}
    </MatchView>
  );
}
