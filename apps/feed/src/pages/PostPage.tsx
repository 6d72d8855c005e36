import { ApiError } from '@maidan/api-client/api-error';
import { useApi } from '@maidan/api-client/api-provider';
import { commentsQuery } from '@maidan/api-client/queries/comments';
import { postQuery } from '@maidan/api-client/queries/posts';
import { homeTagScrollerQuery, latestStoryQuery } from '@maidan/api-client/queries/stories';
import { brand } from '@maidan/brand/brand';
import { browserData } from '@maidan/site/data';
import { documentMeta } from '@maidan/site/document-meta';
import { prefetchOnServer } from '@maidan/site/prefetch';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { HydrationBoundary, useQuery, type DehydratedState } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Route } from './+types/PostPage';
import { Comments } from '../features/comments/Comments.tsx';
import { plainWords } from '../features/feed/plain-words.ts';
import { StripBlock } from '../features/feed/StripBlock.tsx';
import { FeedSkeleton } from '../features/feed/FeedSkeleton.tsx';
import { PostCard } from '../features/post/PostCard.tsx';
import { paths } from '../paths.ts';

/** Read like home: a description is collapsed from 100 characters on (specification, section 9). */
const READ_MORE_FROM = 100;

interface Loaded {
  state: DehydratedState | undefined;
  head: { name: string; words: string } | null;
  /** What the server came to; the browser finds out by itself. */
  outcome: 'found' | 'gone' | 'failed' | 'open';
}

const STATUS = { found: 200, gone: 404, failed: 503, open: 200 };

export async function loader({ context, params }: Route.LoaderArgs) {
  let head: Loaded['head'] = null;
  let outcome: Loaded['outcome'] = 'failed';
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    try {
      const post = await queryClient.fetchQuery(postQuery(api, params.slug));
      head = { name: post.name, words: plainWords(post.description) };
      outcome = 'found';
      await Promise.all([
        queryClient.prefetchQuery(commentsQuery(api, post.id)),
        queryClient.prefetchQuery(homeTagScrollerQuery(api)),
        queryClient.prefetchQuery(latestStoryQuery(api)),
      ]);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      outcome = 'gone';
    }
  });
  const loaded: Loaded = { state, head, outcome };
  return data(loaded, { status: STATUS[outcome] });
}

export function clientLoader({ params }: Route.ClientLoaderArgs): Loaded {
  const { api, queryClient } = browserData();
  void queryClient.prefetchQuery(postQuery(api, params.slug));
  return { state: undefined, head: null, outcome: 'open' };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  documentMeta(matches, {
    siteName: brand.name,
    title: loaderData?.head ? `${loaderData.head.name} · ${brand.name}` : brand.name,
    description: loaderData?.head?.words || brand.description,
    path: paths.post(params.slug),
  });

function PostView({ slug, outcome }: { slug: string; outcome: Loaded['outcome'] }) {
  const { data: post, error } = useQuery(postQuery(useApi(), slug));
  if (post) {
    return (
      <>
        <PostCard post={post} readMoreFrom={READ_MORE_FROM} heading="h1" />
        <Comments postId={post.id} />
      </>
    );
  }
  if (!error && outcome === 'open') return <FeedSkeleton />;
  const gone = outcome === 'gone' || (error instanceof ApiError && error.status === 404);
  return (
    <NotFound
      as="h1"
      title={gone ? 'This post is gone' : 'Nothing here right now'}
      text={gone ? 'It may have been taken back.' : 'We could not load this post. Please try again in a moment.'}
    >
      <LinkButton href={paths.home()} look="ink">
        Back to home
      </LinkButton>
    </NotFound>
  );
}

/** One post with its comments (specification, section 2, "Single post"). */
export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <StripBlock feed={{ tagscroller: null }} />
      <PostView slug={params.slug} outcome={loaderData.outcome} />
    </HydrationBoundary>
  );
}
