import { isNotFound } from '@maidan/api-client/errors/api-error';
import { findCachedPost } from '@maidan/api-client/cache/find-post';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { authPostQuery, postQuery } from '@maidan/api-client/queries/feed/posts';
import { homeTagScrollerQuery, latestStoryQuery } from '@maidan/api-client/queries/feed/stories';
import { brand } from '@maidan/brand/brand';
import { browserData } from '@maidan/site/browser/data';
import { documentMeta, previewPictures } from '@maidan/site/document/document-meta';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Route } from './+types/PostPage';
import { Comments } from '../features/comments/Comments.tsx';
import { plainWords } from '../features/feed/plain-words.ts';
import { StripBlock } from '../features/feed/StripBlock.tsx';
import { FeedSkeleton } from '../features/feed/FeedSkeleton.tsx';
import { postData, postHead, postTitle, type PostHead } from '../features/post/post-head.ts';
import { PostView, type PostOutcome } from '../features/post/PostView.tsx';
import { paths } from '../paths.ts';
import { JsonLd } from '@maidan/site/document/JsonLd';
import { TrailData } from '../shell/TrailData.tsx';

interface Loaded {
  state: DehydratedState | undefined;
  head: PostHead | null;
  outcome: PostOutcome;
}

const STATUS = { found: 200, gone: 404, failed: 503, open: 200 };

export async function loader({ context, params }: Route.LoaderArgs) {
  let head: Loaded['head'] = null;
  let outcome: Loaded['outcome'] = 'failed';
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    try {
      const post = await queryClient.fetchQuery(postQuery(api, params.slug));
      head = postHead(post, plainWords);
      outcome = 'found';
      await Promise.all([
        queryClient.prefetchQuery(commentsQuery(api, post.id)),
        queryClient.prefetchQuery(homeTagScrollerQuery(api)),
        queryClient.prefetchQuery(latestStoryQuery(api)),
      ]);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      outcome = 'gone';
    }
  });
  const loaded: Loaded = { state, head, outcome };
  return data(loaded, { status: STATUS[outcome] });
}

/** What a list has shown of the post names the document at once; the post itself is asked for meanwhile. */
export function clientLoader({ params }: Route.ClientLoaderArgs): Loaded {
  const { api, queryClient, session } = browserData();
  const query = session.snapshot().signedIn ? authPostQuery(api, params.slug) : postQuery(api, params.slug);
  void queryClient.prefetchQuery(query);
  const known = queryClient.getQueryData(query.queryKey) ?? findCachedPost(queryClient, params.slug);
  return { state: undefined, head: known ? postHead(known, plainWords) : null, outcome: 'open' };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const head = loaderData?.head;
  return documentMeta(matches, {
    siteName: brand.name,
    title: postTitle(head?.name ?? ''),
    description: head?.words || brand.description,
    path: paths.post(params.slug),
    ...(head ? { kind: 'article', published: head.published, pictures: previewPictures(head) } : {}),
  });
};

/** One post with its comments (specification, section 2, "Single post"). */
export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  const { origin } = useSiteConfig();
  const path = paths.post(params.slug);
  return (
    <HydrationBoundary state={loaderData.state}>
      <StripBlock feed={{ tagscroller: null }} />
      <PostView
        slug={params.slug}
        outcome={loaderData.outcome}
        skeleton={<FeedSkeleton />}
        renderBelow={(post) => (
          <>
            <Comments key={post.id} postId={post.id} />
            <JsonLd data={postData(post, path, origin)} />
            <TrailData name={post.name} path={path} />
          </>
        )}
      />
    </HydrationBoundary>
  );
}
