import { t } from '@maidan/i18n/text';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { searchQuery } from '@maidan/api-client/queries/feed/search';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { brand } from '@maidan/brand/brand';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { allQueries, callQuery, listQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/SearchPage';
import { ExploreView } from '../features/explore/ExploreView.tsx';
import { searchAddress } from '../features/explore/search-address.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

const spec: PageSpec<object, unknown, null> = {
  query(api, at) {
    const { q, type, page } = searchAddress(at.search);
    if (q === '') return allQueries(callQuery(allTagsQuery(api)), callQuery(allCategoriesQuery(api)));
    return listQuery(searchQuery(api, q, type, page));
  },
  head: () => null,
};

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { q } = searchAddress(new URLSearchParams(location.search));
  return [
    ...pageMeta(matches, {
      name: q === '' ? t('pages.explore') : `“${q}” · ${t('pages.explore')}`,
      description: t('pages.exploreMeta', { name: brand.name }),
      path: paths.search(),
    }),
    // There are endless search results; the tags and posts in them are indexed at their own addresses.
    ...(q === '' ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <ExploreView address={searchAddress(search)} isUnavailable={loaderData.status === 'unavailable'} />
      <BreadcrumbData name={t('pages.explore')} path={paths.search()} />
    </>
  );
}
