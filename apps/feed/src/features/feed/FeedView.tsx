import { useApi } from '@maidan/api-client/api-provider';
import { flattenPosts } from '@maidan/api-client/flatten-posts';
import type { Post } from '@maidan/contract/posts';
import { NotFound } from '@maidan/ui/NotFound';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { AdBlock } from './AdBlock.tsx';
import { AudioBlock } from './AudioBlock.tsx';
import { CloudBlock } from './CloudBlock.tsx';
import type { homeFeedQuery } from './feed-queries.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PostList } from './PostList.tsx';
import { StripBlock } from './StripBlock.tsx';
import { ViewToggle } from './ViewToggle.tsx';

interface FeedViewProps {
  query: typeof homeFeedQuery;
  /** The page the list begins with; 1 unless a reader without script followed a link. */
  firstPage: number;
  listHref: string;
  videoHref: string;
  /** False when the server could not get the posts: then there is nothing to wait for at first. */
  loadedByServer: boolean;
  renderPost: (post: Post) => ReactNode;
}

/** Home, category and tag in the order of the specification (section 2, "Home feed"). */
export function FeedView({ query, firstPage, listHref, videoHref, loadedByServer, renderPost }: FeedViewProps) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    query(useApi(), firstPage),
  );
  const feed = data?.pages[0];
  if (!feed) {
    if (data || isError || !loadedByServer) {
      return (
        <NotFound
          as="h2"
          title="Nothing here right now"
          text="We could not load these posts. Please try again in a moment."
        />
      );
    }
    return <FeedSkeleton />;
  }
  const nextPage = firstPage + (data?.pages.length ?? 1);
  return (
    <>
      <StripBlock feed={feed} />
      {feed.audio === null ? null : <AudioBlock id={feed.audio} />}
      {feed.ad === null ? null : <AdBlock id={feed.ad} />}
      {feed.tag_cloud === 'on' ? <CloudBlock here={feed.slug} /> : null}
      <ViewToggle listHref={listHref} videoHref={videoHref} />
      <PostList
        posts={flattenPosts(data?.pages ?? [])}
        renderPost={renderPost}
        hasMore={hasNextPage}
        loadingMore={isFetchingNextPage}
        nextHref={paths.page(listHref, nextPage)}
        onLoadMore={() => void fetchNextPage()}
      />
    </>
  );
}
