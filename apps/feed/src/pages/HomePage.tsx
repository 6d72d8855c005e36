import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { JsonLd } from '@maidan/site/document/JsonLd';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/HomePage';
import { feedMeta, feedPage, home, pageNumber, readMoreFrom } from '../features/feed/feed-page.ts';
import { FeedView } from '../features/feed/FeedView.tsx';
import { PostCard } from '../features/post/PostCard.tsx';
import { PostMenu } from '../views/PostMenu.tsx';
import { paths } from '../paths.ts';

const spec = feedPage(() => home);

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);
export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  feedMeta(matches, loaderData, { path: paths.home(), search: location.search });

/** Structured data of the site and its search. */
const siteData = (origin: string) => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${origin}${paths.home()}`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${paths.search()}?q={words}`,
    'query-input': 'required name=words',
  },
});

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { origin } = useSiteConfig();
  const firstPage = pageNumber(useSearchParams()[0]);
  return (
    <>
      <h1>
        <VisuallyHidden>{t('shell.home')}</VisuallyHidden>
      </h1>
      <JsonLd data={import.meta.env.SSR ? siteData(origin) : null} />
      <FeedView
        key={firstPage}
        topic={home}
        firstPage={firstPage}
        listHref={paths.home()}
        loaded={loaderData}
        renderPost={(post, isFirst) => (
          <PostCard post={post} readMoreFrom={readMoreFrom(home)} isFirst={isFirst} menu={<PostMenu post={post} />} />
        )}
      />
    </>
  );
}
