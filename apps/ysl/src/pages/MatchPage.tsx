import { isNotFound } from '@maidan/api-client/errors/api-error';
import { fixtureQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { browserData } from '@maidan/site/browser/data';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import { HydrationBoundary } from '@tanstack/react-query';
import { data, redirect } from 'react-router';
import type { Route } from './+types/MatchPage';
import { leagueMeta } from '../features/league/league-head.ts';
import { matchTitle } from '../features/league/match/match-words.ts';
import { MatchView } from '../features/league/match/MatchView.tsx';
import { NoSuchMatch } from '../features/league/match/NoSuchMatch.tsx';
import { paths } from '../paths.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  let page: FixturePage | null = null;
  let status = 503;
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    try {
      page = await queryClient.fetchQuery(fixtureQuery(api, params.match));
      status = 200;
    } catch (error) {
      if (isNotFound(error)) status = 404;
      else throw error;
    }
  });
  const found = page as FixturePage | null;
  // One match, one address: below another league it would be a second one.
  if (found && found.league.slug !== params.id) throw redirect(paths.match(found.league.slug, found.id), 302);
  return data({ state, unknown: status === 404, ...headOf(found) }, { status });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { api, queryClient } = browserData();
  const query = fixtureQuery(api, params.match);
  void queryClient.prefetchQuery(query);
  return { state: undefined, unknown: false, ...headOf(queryClient.getQueryData(query.queryKey) ?? null) };
}

/** What the document's head says of it. */
function headOf(page: FixturePage | null) {
  return {
    name: page?.league.name ?? null,
    preview: page?.preview ?? null,
    thumbnail: page?.league.thumbnail ?? null,
    match: page ? matchTitle(page.fixture) : null,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, {
    head: loaderData,
    page: loaderData?.match ?? 'Match',
    path: paths.match(params.id, params.match),
  });

/** One match: who, when, where, and the way into a calendar (beyond.md, 17). */
export default function MatchPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.unknown) return <NoSuchMatch league={params.id} />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <MatchView id={params.match} league={params.id} />
    </HydrationBoundary>
  );
}
