import { t } from '@maidan/i18n/text';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { brand } from '@maidan/brand/brand';
import type { Topic } from '@maidan/contract/feed/tags';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/CategoriesPage';
import { CategoriesView } from '../features/explore/CategoriesView.tsx';
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
  return (
    <>
      <CategoriesView loaded={loaderData} />
      <BreadcrumbData name={t('pages.categories')} path={paths.categories()} />
    </>
  );
}
