import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { searchQuery } from '@maidan/api-client/queries/feed/search';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { brand } from '@maidan/brand/brand';
import { browserData, type Data } from '@maidan/site/browser/data';
import { documentMeta } from '@maidan/site/document/document-meta';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import { HydrationBoundary } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';
import type { Route } from './+types/SearchPage';
import { ExploreView } from '../features/explore/ExploreView.tsx';
import { wantedIn, type Wanted } from '../features/explore/search-address.ts';
import { paths } from '../paths.ts';
import { TrailData } from '../shell/TrailData.tsx';

async function fetchWanted({ q, type, page }: Wanted, { api, queryClient }: Data): Promise<void> {
  if (q !== '') {
    await queryClient.fetchInfiniteQuery(searchQuery(api, q, type, page));
    return;
  }
  await Promise.all([queryClient.fetchQuery(allTagsQuery(api)), queryClient.fetchQuery(allCategoriesQuery(api))]);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = wantedIn(url.searchParams);
  let loaded = false;
  const state = await prefetchOnServer(context, async (server) => {
    await fetchWanted(wanted, server);
    loaded = true;
  });
  return data({ state, loaded, q: wanted.q }, { status: loaded ? 200 : 503 });
}

/** In the browser the page asks by itself, from its components; our document server is not asked. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const wanted = wantedIn(url.searchParams);
  fetchWanted(wanted, browserData()).catch(() => {
    // Shown by the component that wanted it.
  });
  return { state: undefined, loaded: true, q: wanted.q };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...documentMeta(matches, {
    siteName: brand.name,
    title: loaderData?.q ? `“${loaderData.q}” · Explore · ${brand.name}` : `Explore · ${brand.name}`,
    description: `All tags and categories of ${brand.name}, and a search for videos.`,
    path: paths.search(),
  }),
  // Results are pages without end; the tags and posts behind them have addresses of their own.
  ...(loaderData?.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
];

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <HydrationBoundary state={loaderData.state}>
      <ExploreView wanted={wantedIn(search)} loadedByServer={loaderData.loaded} />
      <TrailData name="Explore" path={paths.search()} />
    </HydrationBoundary>
  );
}
