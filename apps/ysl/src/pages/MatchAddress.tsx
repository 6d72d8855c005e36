import { noIndex } from '@maidan/site/document/document-meta';
import { redirectTo } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/MatchAddress';
import { matchPage, matchPath } from '../features/league/match/match-page.ts';
import { MatchNotFound } from '../features/league/match/MatchNotFound.tsx';
import { MatchUnavailable } from '../features/league/match/MatchUnavailable.tsx';

/** `/match/{id}`: redirects the short address of a match to the one below its league. */
export const loader = redirectTo(matchPage, matchPath);

export const meta = () => [noIndex];

/** Rendered only if there is no such match. */
export default function MatchAddress({ loaderData }: Route.ComponentProps) {
  return loaderData.status === 'notFound' ? <MatchNotFound /> : <MatchUnavailable />;
}
