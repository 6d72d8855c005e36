import { brand } from '@maidan/brand/brand';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/HomePage';
import { pageInAddress, readMoreFrom } from '../features/feed/feed-source.ts';
import { FeedView } from '../features/feed/FeedView.tsx';
import { feedMeta, loadFeed, loadFeedInBrowser } from '../features/feed/load-feed.ts';
import { PostCard } from '../features/post/PostCard.tsx';
import { paths } from '../paths.ts';
import { JsonLd } from '@maidan/site/document/JsonLd';

/** Home is the feed of the tag 'home'. */
const source = { type: 'tag', id: 'home' } as const;

export const loader = ({ request, context }: Route.LoaderArgs) => loadFeed(request, context, source);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFeedInBrowser(request, source);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  feedMeta(matches, loaderData?.head, {
    path: paths.home(),
    page: pageInAddress(new URLSearchParams(location.search)),
  });

/** The site as a whole, and where it is searched. */
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
  const [search] = useSearchParams();
  const page = pageInAddress(search);
  return (
    <HydrationBoundary state={loaderData.state}>
      <h1>
        <VisuallyHidden>Home</VisuallyHidden>
      </h1>
      <JsonLd data={siteData(origin)} />
      <FeedView
        key={page}
        source={source}
        firstPage={page}
        listHref={paths.home()}
        loadedByServer={loaderData.loaded}
        renderPost={(post) => <PostCard key={post.id} post={post} readMoreFrom={readMoreFrom(source)} />}
      />
    </HydrationBoundary>
  );
}
