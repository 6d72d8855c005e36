import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { NotFound } from '@maidan/ui/NotFound';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { GridSkeleton } from './ExploreSkeleton.tsx';
import { page, title } from './ExploreView.css.ts';
import { TopicGrid } from './TopicGrid.tsx';

/** Every category of the site. */
export function CategoriesView({ loaded }: { loaded: LoaderResult<unknown> }) {
  const state = usePageState(loaded, useQuery(allCategoriesQuery(useApi())));
  const missing = <NotFound as="h2" title={t('pages.nothingHere')} />;
  return (
    <div className={page}>
      <h1 className={title}>{t('pages.categories')}</h1>
      <PageBoundary state={state} loading={<GridSkeleton />} notFound={missing} unavailable={missing}>
        {(categories) => (
          <TopicGrid kind="category" title={t('pages.allCategories')} topics={categories} hrefOf={paths.category} />
        )}
      </PageBoundary>
    </div>
  );
}
