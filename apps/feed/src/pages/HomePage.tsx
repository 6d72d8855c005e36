import { brand } from '@maidan/brand/brand';
import { browserData } from '@maidan/site/data';
import { prefetchOnServer } from '@maidan/site/prefetch';
import { HydrationBoundary } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { Route } from './+types/HomePage';
import { documentMeta } from '@maidan/site/document-meta';
import { FeedView } from '../features/feed/FeedView.tsx';
import { homeFeedQuery, pageInAddress, prefetchBlocks } from '../features/feed/feed-queries.ts';
import { PostCard } from '../features/post/PostCard.tsx';
import { paths } from '../paths.ts';

/** Specification, section 9: from this many characters on, a description is collapsed on home. */
const READ_MORE_FROM = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageInAddress(new URL(request.url).searchParams);
  let loaded = false;
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    const { pages } = await queryClient.fetchInfiniteQuery(homeFeedQuery(api, page));
    const [feed] = pages;
    if (!feed) return;
    loaded = true;
    await prefetchBlocks(api, queryClient, feed);
  });
  return data({ state, loaded }, { status: loaded ? 200 : 503 });
}

/** In the browser the page shows at once what the cache has and fetches the rest; our document server is not asked. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, queryClient } = browserData();
  void queryClient.prefetchInfiniteQuery(homeFeedQuery(api, pageInAddress(new URL(request.url).searchParams)));
  return { state: undefined, loaded: true };
}

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
        query={homeFeedQuery}
        firstPage={page}
        listHref={paths.home()}
        videoHref={paths.videoFeed('tag', 'home')}
        loadedByServer={loaderData.loaded}
        renderPost={(post) => <PostCard key={post.id} post={post} readMoreFrom={READ_MORE_FROM} />}
      />
    </HydrationBoundary>
  );
}
