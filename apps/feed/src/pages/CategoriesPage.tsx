import { useApi } from '@maidan/api-client/core/api-provider';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { brand } from '@maidan/brand/brand';
import { browserData } from '@maidan/site/browser/data';
import { documentMeta } from '@maidan/site/document/document-meta';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import { NotFound } from '@maidan/ui/NotFound';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Route } from './+types/CategoriesPage';
import { GridSkeleton } from '../features/explore/ExploreSkeleton.tsx';
import { page, title } from '../features/explore/ExploreView.css.ts';
import { TopicGrid } from '../features/explore/TopicGrid.tsx';
import { TrailData } from '../shell/TrailData.tsx';
import { paths } from '../paths.ts';

export async function loader({ context }: Route.LoaderArgs) {
  let loaded = false;
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    await queryClient.fetchQuery(allCategoriesQuery(api));
    loaded = true;
  });
  return data({ state, loaded }, { status: loaded ? 200 : 503 });
}

export function clientLoader() {
  const { api, queryClient } = browserData();
  void queryClient.prefetchQuery(allCategoriesQuery(api));
  return { state: undefined, loaded: true };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  documentMeta(matches, {
    siteName: brand.name,
    title: `Categories · ${brand.name}`,
    description: `All categories of ${brand.name}.`,
    path: paths.categories(),
  });

function CategoryList({ loadedByServer }: { loadedByServer: boolean }) {
  const { data: categories, isError } = useQuery(allCategoriesQuery(useApi()));
  if (categories) return <TopicGrid title="All categories" topics={categories} hrefOf={paths.category} />;
  return isError || !loadedByServer ? <NotFound as="h2" title="Nothing here right now" /> : <GridSkeleton />;
}

/** `/category` without an id lists the categories (specification, section 2, route table). */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <div className={page}>
        <h1 className={title}>Categories</h1>
        <TrailData name="Categories" path={paths.categories()} />
        <CategoryList loadedByServer={loaderData.loaded} />
      </div>
    </HydrationBoundary>
  );
}
