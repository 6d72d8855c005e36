import { noIndex } from '@maidan/site/document/document-meta';
import { redirectTo } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/MatchAddress';
import { matchPage, matchPath } from '../features/league/match/match-page.ts';
import { MatchNotFound } from '../features/league/match/MatchNotFound.tsx';
import { MatchUnavailable } from '../features/league/match/MatchUnavailable.tsx';

/** `/match/{id}`: the short address of a match leads to the one below its league. */
export const loader = redirectTo(matchPage, matchPath);

export const meta = () => [noIndex];

/** Seen only where the address leads nowhere. */
export default function MatchAddress({ loaderData }: Route.ComponentProps) {
  return loaderData.status === 'notFound' ? <MatchNotFound /> : <MatchUnavailable />;
}
