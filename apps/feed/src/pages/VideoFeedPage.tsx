import { brand } from '@maidan/brand/brand';
import { browserData } from '@maidan/site/browser/data';
import { documentMeta, previewPictures } from '@maidan/site/document/document-meta';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import { NotFound } from '@maidan/ui/NotFound';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Route } from './+types/VideoFeedPage';
import { videoFeedQuery, videoSource } from '../features/video-feed/video-feed-query.ts';
import { VideoFeedView } from '../features/video-feed/VideoFeedView.tsx';
import { TrailData } from '../shell/TrailData.tsx';
import { paths } from '../paths.ts';

/** The shell makes room for the stage. */
export const handle = { stage: true };

interface Loaded {
  state: DehydratedState | undefined;
  loaded: boolean;
  name: string | null;
  pictures: ReturnType<typeof previewPictures>;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const source = videoSource(params.type, params.id);
  let name: string | null | undefined = source ? undefined : null;
  let pictures: Loaded['pictures'] = [];
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    if (!source) return;
    const { pages } = await queryClient.fetchInfiniteQuery(videoFeedQuery(api, source));
    name = pages[0]?.name ?? null;
    pictures = pages[0] ? previewPictures(pages[0]) : [];
  });
  const loaded: Loaded = { state, loaded: Boolean(name), name: name ?? null, pictures };
  return data(loaded, { status: name ? 200 : name === null ? 404 : 503 });
}

export function clientLoader({ params }: Route.ClientLoaderArgs): Loaded {
  const source = videoSource(params.type, params.id);
  const { api, queryClient } = browserData();
  if (source) void queryClient.prefetchInfiniteQuery(videoFeedQuery(api, source));
  return { state: undefined, loaded: source !== undefined, name: null, pictures: [] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const source = videoSource(params.type ?? '', params.id ?? '');
  return documentMeta(matches, {
    siteName: brand.name,
    title: loaderData?.name ? `${loaderData.name}, videos · ${brand.name}` : `Videos · ${brand.name}`,
    description: brand.description,
    path: source ? paths.videoFeed(source.type, source.id) : paths.home(),
    pictures: loaderData?.pictures ?? [],
  });
};

/** The full-height video feed of a tag or category (specification, section 2, "Video feed"). */
export default function VideoFeedPage({ loaderData, params }: Route.ComponentProps) {
  const source = videoSource(params.type, params.id);
  if (!source) return <NotFound as="h1" title="Page not found" />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <h1>
        <VisuallyHidden>{loaderData.name ? `${loaderData.name}, videos` : 'Videos'}</VisuallyHidden>
      </h1>
      {loaderData.name ? (
        <TrailData name={`${loaderData.name}, videos`} path={paths.videoFeed(source.type, source.id)} />
      ) : null}
      <VideoFeedView key={`${source.type} ${source.id}`} source={source} loadedByServer={loaderData.loaded} />
    </HydrationBoundary>
  );
}
