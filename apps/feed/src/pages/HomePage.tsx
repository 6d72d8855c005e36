import { brand } from '@maidan/brand/brand';
import { documentMeta } from '@maidan/site/document-meta';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/HomePage';
import { pageInAddress, readMoreFrom } from '../features/feed/feed-source.ts';
import { FeedView } from '../features/feed/FeedView.tsx';
import { loadFeed, loadFeedInBrowser } from '../features/feed/load-feed.ts';
import { PostCard } from '../features/post/PostCard.tsx';
import { paths } from '../paths.ts';

/** Home is the feed of the tag 'home' (specification, section 2). */
const source = { type: 'tag', id: 'home' } as const;

export const loader = ({ request, context }: Route.LoaderArgs) => loadFeed(request, context, source);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFeedInBrowser(request, source);

export const meta: Route.MetaFunction = ({ matches }) =>
  documentMeta(matches, {
    siteName: brand.name,
    title: `${brand.name} · ${brand.tagline}`,
    description: brand.description,
    path: paths.home(),
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const page = pageInAddress(search);
  return (
    <HydrationBoundary state={loaderData.state}>
      <h1>
        <VisuallyHidden>Home</VisuallyHidden>
      </h1>
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
