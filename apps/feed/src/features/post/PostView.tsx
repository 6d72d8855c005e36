import { isNotFound } from '@maidan/api-client/errors/api-error';
import { useApi } from '@maidan/api-client/core/api-provider';
import { findCachedPost } from '@maidan/api-client/cache/find-post';
import { authPostQuery, postQuery } from '@maidan/api-client/queries/feed/posts';
import { useSession } from '@maidan/auth/session/use-session';
import type { Post } from '@maidan/contract/feed/posts';
import { useDocumentTitle } from '@maidan/site/page/use-document-title';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { postTitle } from './post-head.ts';
import { PostCard } from './PostCard.tsx';

/** Read like home: a description is collapsed from 100 characters on. */
const READ_MORE_FROM = 100;

/** What the server came to; the browser finds out by itself. */
export type PostOutcome = 'found' | 'gone' | 'failed' | 'open';

interface PostViewProps {
  slug: string;
  outcome: PostOutcome;
  skeleton: ReactNode;
  /** What stands below the post. */
  renderBelow: (post: Post) => ReactNode;
}

/** One post, as the user sees it when signed in; what a list has shown stands here at once. */
export function PostView({ slug, outcome, skeleton, renderBelow }: PostViewProps) {
  const api = useApi();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const everybodys = postQuery(api, slug);
  const {
    data: post,
    error,
    isPlaceholderData,
  } = useQuery({
    ...(signedIn ? authPostQuery(api, slug) : everybodys),
    placeholderData: () => client.getQueryData(everybodys.queryKey) ?? findCachedPost(client, slug),
  });
  useDocumentTitle(post && !isPlaceholderData ? postTitle(post.name) : null);
  if (post) {
    return (
      <>
        <PostCard post={post} readMoreFrom={READ_MORE_FROM} heading="h1" />
        {renderBelow(post)}
      </>
    );
  }
  if (!error && outcome === 'open') return skeleton;
  const gone = outcome === 'gone' || isNotFound(error);
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
