import { league as brand } from '@maidan/brand/brand';
import { leagueAboutQuery } from '@maidan/api-client/queries/league/leagues';
import { browserData } from '@maidan/site/browser/data';
import { documentMeta } from '@maidan/site/document/document-meta';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Route } from './+types/AboutPage';
import { AboutView } from '../features/league/about/AboutView.tsx';
import { aboutTitle } from '../features/league/about/about-title.ts';
import { paths } from '../paths.ts';

export async function loader({ context }: Route.LoaderArgs) {
  let name: string | null = null;
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    ({ name } = await queryClient.fetchQuery(leagueAboutQuery(api)));
  });
  return { state, name };
}

export function clientLoader() {
  const { api, queryClient } = browserData();
  const query = leagueAboutQuery(api);
  void queryClient.prefetchQuery(query);
  return { state: undefined, name: queryClient.getQueryData(query.queryKey)?.name ?? null };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.name ?? null;
  return documentMeta(matches, {
    siteName: brand.name,
    title: name === null ? aboutTitle(name) : `${brand.abbreviation} ${name}`,
    description: brand.organiser,
    // The page is the same whatever league one comes from.
    path: paths.about(),
  });
};

/** Who runs the leagues (specification, section 2, "About"). An id only keeps the league of the links beside it. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <AboutView />
    </HydrationBoundary>
  );
}
