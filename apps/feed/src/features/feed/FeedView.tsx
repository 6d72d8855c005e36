import { useApi } from '@maidan/api-client/core/api-provider';
import { useSession } from '@maidan/auth/session/use-session';
import { flattenPosts } from '@maidan/api-client/cache/flatten-posts';
import { brand } from '@maidan/brand/brand';
import type { Post } from '@maidan/contract/feed/posts';
import { useKeptPages } from '@maidan/site/page/use-kept-pages';
import { useDocumentTitle } from '@maidan/site/page/use-document-title';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useNavigationType } from 'react-router';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { AdBlock } from './AdBlock.tsx';
import { AudioBlock } from './AudioBlock.tsx';
import { CloudBlock } from './CloudBlock.tsx';
import { feedQuery, type Feed } from './feed-queries.ts';
import type { FeedSource } from './feed-source.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PostList } from './PostList.tsx';
import { StripBlock } from './StripBlock.tsx';
import { ViewToggle } from './ViewToggle.tsx';

interface FeedViewProps {
  source: FeedSource;
  /** The page the list begins with; 1 unless a reader without script followed a link. */
  firstPage: number;
  listHref: string;
  /** False when the server could not get the posts: then there is nothing to wait for at first. */
  loadedByServer: boolean;
  /** What a tag or category shows between the strip and the audio bar. */
  renderHead?: (feed: Feed) => ReactNode;
  /** What a tag shows before its posts. */
  renderPoll?: (feed: Feed) => ReactNode;
  /** Structured data for search engines: where the page stands. */
  renderTrail?: (feed: Feed) => ReactNode;
  renderPost: (post: Post) => ReactNode;
}

/** Home, category and tag: one view, in the order of the specification (section 2). */
export function FeedView({
  source,
  firstPage,
  listHref,
  loadedByServer,
  renderHead,
  renderPoll,
  renderTrail,
  renderPost,
}: FeedViewProps) {
  const api = useApi();
  const { signedIn } = useSession();
  const client = useQueryClient();
  const cameBack = useNavigationType() === 'POP';
  const everybodys = feedQuery(api, source, firstPage);
  const own = feedQuery(api, source, firstPage, true);
  const query = useInfiniteQuery({
    ...(signedIn ? own : everybodys),
    // The user's own begins with all that everybody's has loaded, and asks for as many pages anew: whoever logs in at
    // the thirtieth post stays there.
    ...(signedIn
      ? {
          initialData: () => client.getQueryData<InfiniteData<Feed | null>>(everybodys.queryKey) as undefined,
          initialDataUpdatedAt: 0,
        }
      : {}),
    // Whoever comes back wants it as it was, not asked for again.
    refetchOnMount: cameBack ? ({ state }) => state.dataUpdatedAt === 0 : true,
  });
  const data = useKeptPages({
    name: 'posts',
    everybodys: everybodys.queryKey,
    own: own.queryKey,
    signedIn,
    data: query.data,
    updatedAt: query.dataUpdatedAt,
  });
  const feed = data?.pages[0];
  useDocumentTitle(
    feed && renderHead ? `${feed.name} · ${brand.name}${firstPage > 1 ? ` · Page ${firstPage}` : ''}` : null,
  );
  if (!feed) {
    if (query.data || query.isError || !loadedByServer) {
      return (
        <NotFound
          // Home has a first heading of its own.
          as={renderHead ? 'h1' : 'h2'}
          title="Nothing here right now"
          text={query.data ? 'There is no such page.' : 'We could not load these posts. Please try again in a moment.'}
        >
          {query.data ? (
            <LinkButton href={paths.search()} look="ink">
              Explore
            </LinkButton>
          ) : (
            // A plain link to this page, for a reader without script.
            <LinkButton
              href={listHref}
              look="ink"
              onClick={(event) => {
                event.preventDefault();
                void query.refetch();
              }}
            >
              Try again
            </LinkButton>
          )}
        </NotFound>
      );
    }
    return <FeedSkeleton />;
  }
  const pages = data?.pages ?? [];
  return (
    <>
      <StripBlock feed={feed} />
      {renderHead?.(feed)}
      {feed.audio === null ? null : <AudioBlock id={feed.audio} />}
      {feed.ad === null ? null : <AdBlock id={feed.ad} />}
      {feed.tag_cloud === 'on' ? <CloudBlock here={feed.slug} /> : null}
      {renderPoll?.(feed)}
      <ViewToggle listHref={listHref} videoHref={paths.videoFeed(source.type, source.id)} />
      <PostList
        posts={flattenPosts(pages)}
        renderPost={renderPost}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        nextHref={paths.page(listHref, firstPage + pages.length)}
        onLoadMore={() => void query.fetchNextPage()}
      />
      {renderTrail?.(feed)}
    </>
  );
}
