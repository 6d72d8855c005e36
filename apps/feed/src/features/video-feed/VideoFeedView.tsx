import { t } from '@maidan/i18n/text';
import { postMark, useIsHidden } from '@maidan/actions/mutes/is-muted';
import { countView } from '@maidan/actions/posts/count-view';
import { likePost } from '@maidan/actions/posts/like-post';
import { useToggle } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useLoadMore } from '@maidan/api-client/core/next-page';
import { flattenPosts } from '@maidan/api-client/cache/flatten-posts';
import {
  isUnknownTopic,
  topicVideosQuery,
  type CachedTopicPages,
  type TopicRef,
} from '@maidan/api-client/queries/feed/topic-feeds';
import { useSession } from '@maidan/auth/session/use-session';
import { posterAddress } from '@maidan/contract/media/picture-variants';
import { isAd } from '@maidan/contract/feed/post-kinds';
import { topicKey, type Post } from '@maidan/contract/feed/posts';
import { VerticalFeed } from '@maidan/media/VerticalFeed';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { SkeletonGroup } from '@maidan/ui/Skeleton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { EndOfFeed } from './EndOfFeed.tsx';
import { SlideActions } from './SlideActions.tsx';
import { SlideText } from './SlideText.tsx';
import { useSlidePlace } from './use-slide-place.ts';
import { VideoFeedHead } from './VideoFeedHead.tsx';
import * as css from './VideoFeedHead.css.ts';

type FeedItem = ComponentProps<typeof VerticalFeed>['items'][number];

/** The smallest copy, enough to see what a clip is about. */
function smallPoster({ thumbnail, thumbnail_variants: copies }: Post): string | undefined {
  return posterAddress(thumbnail, copies && { ...copies, widths: copies.widths.slice(0, 1) });
}

function toItem(post: Post, onLike: () => void, menu: ReactNode): FeedItem {
  return {
    id: String(post.id),
    label: post.credits ? `${post.name}, by ${post.credits}` : post.name,
    isAd: isAd(post),
    muteMark: postMark(post),
    video: {
      src: post.media ?? '',
      rungs: post.clip_variants ?? undefined,
      poster: posterAddress(post.thumbnail, post.thumbnail_variants),
      smallPoster: smallPoster(post),
      alt: post.alt ?? undefined,
      width: post.width ?? undefined,
      height: post.height ?? undefined,
      duration: post.duration ?? undefined,
      captions: post.caption_tracks,
      artist: post.credits ?? undefined,
    },
    overlay: <SlideText post={post} />,
    sideBar: isAd(post) ? undefined : <SlideActions post={post} onLike={onLike} menu={menu} />,
  };
}

interface VideoFeedViewProps {
  topic: TopicRef;
  title: string;
  loaded: LoaderResult<unknown>;
  /** The last action of a slide. */
  renderMenu: (post: Post) => ReactNode;
}

/** The videos of a tag or category, one after the other. */
export function VideoFeedView({ topic, title, loaded, renderMenu }: VideoFeedViewProps) {
  const api = useApi();
  const like = useToggle(likePost);
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const publicQuery = topicVideosQuery(api, topic);
  const query = useInfiniteQuery({
    ...(signedIn ? topicVideosQuery(api, topic, 'user') : publicQuery),
    // The user's feed starts from the loaded public pages and refetches as many, so that a reader who logs in at the
    // tenth slide stays there.
    ...(signedIn
      ? {
          initialData: () => queryClient.getQueryData<CachedTopicPages>(publicQuery.queryKey),
          initialDataUpdatedAt: 0,
        }
      : {}),
  });
  const { data, error, refetch, hasNextPage, isFetchNextPageError } = query;
  const { loadMore, isLoadingMore } = useLoadMore(query);
  const state = usePageState(loaded, { data, error, isFetching: false, refetch }, isUnknownTopic);
  const isHidden = useIsHidden();
  const pages = data?.pages ?? [];
  const here = pages[0] ? topicKey(topic.kind, pages[0].slug) : null;
  const posts = flattenPosts(pages).filter((post) => !isHidden(post, here));
  const { isCatchingUp, startAt, key, onActive } = useSlidePlace(
    posts.map(({ id }) => String(id)),
    hasNextPage && !isFetchNextPageError,
  );
  useEffect(() => {
    if (isCatchingUp && !isLoadingMore) void loadMore();
  }, [isCatchingUp, isLoadingMore, loadMore]);
  // A double tap only ever likes; the button also removes a like.
  const likeById = (id: string) => {
    const post = posts.find((candidate) => String(candidate.id) === id);
    if (post && !post.userliked) like(post.id, false, true);
  };
  const items = posts.map((post) => toItem(post, () => like(post.id, post.userliked), renderMenu(post)));
  const isShown = isCatchingUp || state.status === 'found' || state.status === 'loading';
  const page = (
    <PageBoundary
      state={isCatchingUp ? { status: 'loading' } : state}
      loading={
        <SkeletonGroup label={t('topics.loadingPosts')}>
          <div className={css.waiting} />
        </SkeletonGroup>
      }
      notFound={<NoVideoFeed />}
      unavailable={<NotFound as="h1" title={t('pages.nothingHere')} text={t('posts.videosBroken')} />}
    >
      {({ pages: [feed] }) => (
        <div className={css.stage}>
          <VideoFeedHead topic={topic} name={feed?.name ?? ''} />
          <VerticalFeed
            key={key}
            items={items}
            here={here ?? undefined}
            label={t('posts.videosOf', { name: feed?.name ?? '' })}
            initialIndex={startAt}
            hasMore={hasNextPage}
            loadingMore={isLoadingMore}
            onLoadMore={() => void loadMore()}
            onNearEnd={() => void loadMore()}
            endSlide={<EndOfFeed />}
            onActive={onActive}
            onPlayed={(id) => void countView(api, id)}
            onLike={likeById}
          />
        </div>
      )}
    </PageBoundary>
  );
  return (
    <>
      {/* The content shown instead of clips has its own heading. */}
      {isShown && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      {page}
    </>
  );
}

/** Shown if the address names no existing tag or category. */
export function NoVideoFeed() {
  return (
    <NotFound as="h1" title={t('pages.nothingHere')} text={t('topics.noPage')}>
      <LinkButton href={paths.search()} variant="ink">
        {t('pages.explore')}
      </LinkButton>
    </NotFound>
  );
}
