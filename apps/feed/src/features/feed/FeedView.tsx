import { t } from '@maidan/i18n/text';
import { useIsHidden } from '@maidan/actions/mutes/is-muted';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useLoadMore } from '@maidan/api-client/core/next-page';
import { useSession } from '@maidan/auth/session/use-session';
import { flattenPosts } from '@maidan/api-client/cache/flatten-posts';
import {
  isUnknownTopic,
  topicFeedQuery,
  type CachedTopicPages,
  type TopicPage,
  type TopicRef,
} from '@maidan/api-client/queries/feed/topic-feeds';
import { topicKey, type Post } from '@maidan/contract/feed/posts';
import { InTurn } from '@maidan/site/browser/InTurn';
import { useSavedList } from '@maidan/site/browser/use-saved-list';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { EmptyState } from '@maidan/ui/EmptyState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { SkipLink } from '@maidan/ui/SkipLink';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigationType } from 'react-router';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { AdBlock } from './AdBlock.tsx';
import { AudioBlock } from './AudioBlock.tsx';
import { CloudBlock } from './CloudBlock.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PostList } from './PostList.tsx';
import { StripBlock } from './StripBlock.tsx';
import { ViewToggle } from './ViewToggle.tsx';

interface FeedViewProps {
  topic: TopicRef;
  /** The first page of the list; 1 unless a reader without script followed a link. */
  firstPage: number;
  listHref: string;
  loaded: LoaderResult<unknown>;
  /** The head of a tag or category, after the strip. */
  renderHead?: (feed: TopicPage) => ReactNode;
  /** Buttons and description, before the other blocks above the posts. */
  renderAbout?: (feed: TopicPage) => ReactNode;
  /** The poll of a tag, before its posts. */
  renderPoll?: (feed: TopicPage) => ReactNode;
  /** Structured data for search engines: the page's place in the site. */
  renderBreadcrumb?: (feed: TopicPage) => ReactNode;
  renderPost: (post: Post, isFirst: boolean) => ReactNode;
}

/** Home, category and tag. */
export function FeedView(props: FeedViewProps) {
  const { topic, firstPage, listHref, loaded, renderHead, renderAbout, renderPoll, renderBreadcrumb, renderPost } =
    props;
  const api = useApi();
  const { signedIn } = useSession();
  const client = useQueryClient();
  const isHidden = useIsHidden();
  const cameBack = useNavigationType() === 'POP';
  const publicQuery = topicFeedQuery(api, topic, 'public', firstPage);
  const userQuery = topicFeedQuery(api, topic, 'user', firstPage);
  const query = useInfiniteQuery({
    ...(signedIn ? userQuery : publicQuery),
    // The user's feed starts from the loaded public pages and refetches as many, so that a reader who logs in at the
    // thirtieth post stays there.
    ...(signedIn
      ? { initialData: () => client.getQueryData<CachedTopicPages>(publicQuery.queryKey), initialDataUpdatedAt: 0 }
      : {}),
    // After Back, the list stays as it was.
    refetchOnMount: cameBack ? ({ state }) => state.dataUpdatedAt === 0 : true,
  });
  const { data, error, dataUpdatedAt, hasNextPage, refetch } = query;
  const { loadMore, isLoadingMore } = useLoadMore(query);
  const list = useSavedList({
    name: 'posts',
    publicKey: publicQuery.queryKey,
    userKey: userQuery.queryKey,
    signedIn,
    data,
    updatedAt: dataUpdatedAt,
  });
  const state = usePageState(loaded, { data: list, error, isFetching: false, refetch }, isUnknownTopic);
  const text = { as: renderHead ? 'h1' : 'h2', title: t('pages.nothingHere') } as const;
  return (
    <PageBoundary
      state={state}
      loading={<FeedSkeleton of={renderHead ? 'topic' : 'home'} />}
      notFound={
        renderHead ? (
          <NotFound {...text} text={t('topics.noPage')}>
            <LinkButton href={paths.search()} variant="ink">
              {t('pages.explore')}
            </LinkButton>
          </NotFound>
        ) : (
          // The home page works even before its tag exists.
          <EmptyState as="h2" title={t('topics.noPostsYet')} text={t('topics.noPostsYetHint')} />
        )
      }
      unavailable={
        <NotFound {...text} text={t('topics.postsBroken')}>
          {/* A plain link to this page, for a reader without script. */}
          <LinkButton
            href={listHref}
            variant="ink"
            onClick={(event) => {
              event.preventDefault();
              state.retry();
            }}
          >
            {t('ui.tryAgain')}
          </LinkButton>
        </NotFound>
      }
    >
      {({ pages }) => {
        const [feed] = pages;
        if (!feed) return null;
        const here = topicKey(topic.kind, feed.slug);
        // Compact below a head and a description, to keep the posts high on the page.
        const compact = renderAbout !== undefined;
        const posts = flattenPosts(pages);
        const shown = posts.filter((post) => !isHidden(post, here));
        return (
          <>
            <SkipLink to="posts">{t('topics.skipToPosts')}</SkipLink>
            <InTurn>
              <StripBlock feed={feed} />
            </InTurn>
            {renderHead?.(feed)}
            {renderAbout?.(feed)}
            <InTurn>
              {feed.audio === null ? null : <AudioBlock id={feed.audio} compact={compact} />}
              {feed.ad === null ? null : <AdBlock id={feed.ad} compact={compact} />}
              {feed.tag_cloud === 'on' ? <CloudBlock here={feed.slug} compact={compact} /> : null}
              {renderPoll?.(feed)}
            </InTurn>
            <ViewToggle listHref={listHref} videoHref={paths.videoFeed(topic.kind, topic.id)} />
            <PostList
              posts={shown}
              hidden={posts.length - shown.length}
              here={here}
              renderPost={renderPost}
              hasMore={hasNextPage}
              loadingMore={isLoadingMore}
              nextHref={paths.page(listHref, firstPage + pages.length)}
              onLoadMore={() => void loadMore()}
            />
            {renderBreadcrumb?.(feed)}
          </>
        );
      }}
    </PageBoundary>
  );
}
