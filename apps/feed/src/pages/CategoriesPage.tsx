import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { brand } from '@maidan/brand/brand';
import type { Topic } from '@maidan/contract/feed/tags';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { usePageState } from '@maidan/site/page/use-page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import { NotFound } from '@maidan/ui/NotFound';
import { useQuery } from '@tanstack/react-query';
import type { Route } from './+types/CategoriesPage';
import { GridSkeleton } from '../features/explore/ExploreSkeleton.tsx';
import { page, title } from '../features/explore/ExploreView.css.ts';
import { TopicGrid } from '../features/explore/TopicGrid.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const spec: PageSpec<object, readonly Topic[], null> = {
  query: (api) => callQuery(allCategoriesQuery(api)),
  head: () => null,
};

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: t('pages.categories'),
    description: t('pages.categoriesMeta', { name: brand.name }),
    path: paths.categories(),
  });

/** `/category` without an id lists the categories. */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const state = usePageState(loaderData, useQuery(allCategoriesQuery(useApi())));
  const missing = <NotFound as="h2" title={t('pages.nothingHere')} />;
  return (
    <div className={page}>
      <h1 className={title}>{t('pages.categories')}</h1>
      <BreadcrumbData name={t('pages.categories')} path={paths.categories()} />
      <PageBoundary state={state} loading={<GridSkeleton />} notFound={missing} unavailable={missing}>
        {(categories) => (
          <TopicGrid kind="category" title={t('pages.allCategories')} topics={categories} hrefOf={paths.category} />
        )}
      </PageBoundary>
    </div>
  );
}
