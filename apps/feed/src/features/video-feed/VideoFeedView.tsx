import { countView } from '@maidan/actions/count-view';
import { likePost } from '@maidan/actions/like-post';
import { useToggle } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { flattenPosts } from '@maidan/api-client/cache/flatten-posts';
import { useSession } from '@maidan/auth/session/use-session';
import { isAd } from '@maidan/contract/feed/post-kinds';
import type { Post } from '@maidan/contract/feed/posts';
import { VerticalFeed } from '@maidan/media/VerticalFeed';
import { NotFound } from '@maidan/ui/NotFound';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { EndOfFeed } from './EndOfFeed.tsx';
import { rememberSlide } from './slide-storage.ts';
import { SlideActions } from './SlideActions.tsx';
import { SlideText } from './SlideText.tsx';
import { useFirstSlide } from './use-first-slide.ts';
import { ownVideoFeedQuery, videoFeedQuery, type VideoSource } from './video-feed-query.ts';

type FeedItem = ComponentProps<typeof VerticalFeed>['items'][number];

function toItem(post: Post, onLike: () => void): FeedItem {
  return {
    id: String(post.id),
    label: post.credits ? `${post.name}, by ${post.credits}` : post.name,
    isAd: isAd(post),
    video: {
      src: post.media ?? '',
      poster: post.thumbnail ?? undefined,
      alt: post.alt ?? undefined,
      width: post.width ?? undefined,
      height: post.height ?? undefined,
      duration: post.duration ?? undefined,
      captions: post.captions ?? undefined,
      artist: post.credits ?? undefined,
    },
    overlay: <SlideText post={post} />,
    sideBar: isAd(post) ? undefined : <SlideActions post={post} onLike={onLike} />,
  };
}

interface VideoFeedViewProps {
  source: VideoSource;
  /** False when the server could not get the videos: then there is nothing to wait for at first. */
  loadedByServer: boolean;
}

export function VideoFeedView({ source, loadedByServer }: VideoFeedViewProps) {
  const api = useApi();
  const like = useToggle(likePost);
  const { pathname } = useLocation();
  const firstSlide = useFirstSlide();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const query = useInfiniteQuery(signedIn ? ownVideoFeedQuery(api, queryClient, source) : videoFeedQuery(api, source));
  const posts = flattenPosts(query.data?.pages ?? []);
  // The slide that was left is on a page that must be loaded again first.
  const { fetchNextPage, isFetchingNextPage } = query;
  const catchingUp = firstSlide >= posts.length && query.hasNextPage && !query.isFetchNextPageError;
  useEffect(() => {
    if (catchingUp && !isFetchingNextPage) void fetchNextPage();
  }, [catchingUp, isFetchingNextPage, fetchNextPage]);
  const loadMore = () => void fetchNextPage();
  const first = query.data?.pages[0];
  if (!first || catchingUp) {
    if (!catchingUp && (query.data || query.isError || !loadedByServer)) {
      return <NotFound as="h1" title="Nothing here right now" text="These videos could not be loaded." />;
    }
    return (
      <SkeletonGroup label="Loading videos">
        <Skeleton shape="portrait" />
      </SkeletonGroup>
    );
  }
  const items = posts.map((post) => toItem(post, () => like(post.id, post.userliked)));
  // A double tap only ever likes; taking a like back is the button's.
  const likeById = (id: string) => {
    const post = posts.find((candidate) => String(candidate.id) === id);
    if (post && !post.userliked) like(post.id, false, true);
  };
  return (
    <VerticalFeed
      // Begins anew when, after the hydration, the slide that was left turns out to be another one.
      key={firstSlide}
      items={items}
      label={`Videos of ${first.name}`}
      initialIndex={Math.min(firstSlide, items.length)}
      hasMore={query.hasNextPage}
      loadingMore={isFetchingNextPage}
      onLoadMore={loadMore}
      onNearEnd={loadMore}
      endSlide={<EndOfFeed />}
      onActive={(index) => rememberSlide(pathname, index)}
      onPlayed={(id) => void countView(api, id)}
      onLike={likeById}
    />
  );
}
