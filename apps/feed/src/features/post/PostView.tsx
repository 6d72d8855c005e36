import { useApi } from '@maidan/api-client/core/api-provider';
import { findCachedPost } from '@maidan/api-client/cache/find-post';
import { authPostQuery, postQuery } from '@maidan/api-client/queries/feed/posts';
import { useSession } from '@maidan/auth/session/use-session';
import type { Post } from '@maidan/contract/feed/posts';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PostCard } from './PostCard.tsx';
import { PostMissing, PostUnavailable } from './PostMissing.tsx';

interface PostViewProps {
  slug: string;
  loaded: LoaderResult<unknown>;
  loading: ReactNode;
  renderBelow: (post: Post) => ReactNode;
}

/** One post, with the user's own state when signed in. Data from a list is shown at once. */
export function PostView({ slug, loaded, loading, renderBelow }: PostViewProps) {
  const api = useApi();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const publicQuery = postQuery(api, slug);
  const query = useQuery({
    ...(signedIn ? authPostQuery(api, slug) : publicQuery),
    placeholderData: () => client.getQueryData(publicQuery.queryKey) ?? findCachedPost(client, slug),
  });
  return (
    <PageBoundary
      state={usePageState(loaded, query)}
      loading={loading}
      notFound={<PostMissing />}
      unavailable={<PostUnavailable />}
    >
      {(post) => (
        <>
          <PostCard post={post} readMoreFrom={Infinity} heading="h1" isFirst />
          {renderBelow(post)}
        </>
      )}
    </PageBoundary>
  );
}
