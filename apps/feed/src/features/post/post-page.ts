import { findCachedPost } from '@maidan/api-client/cache/find-post';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { authPostQuery, postQuery } from '@maidan/api-client/queries/feed/posts';
import { homeTagScrollerQuery, latestStoryQuery } from '@maidan/api-client/queries/feed/stories';
import type { Post } from '@maidan/contract/feed/posts';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { postHead, type PostHead } from './post-head.ts';

/** How a post is loaded. */
export const postPage: PageSpec<{ slug: string }, Post, PostHead> = {
  query(api, { params: { slug } }, as) {
    const query = callQuery(as === 'user' ? authPostQuery(api, slug) : postQuery(api, slug));
    // What a list has shown of the post is enough for the page to begin with.
    return { ...query, cached: (client) => query.cached(client) ?? findCachedPost(client, slug) };
  },
  alongside: ({ api, queryClient }, post) =>
    Promise.all([
      queryClient.prefetchQuery(commentsQuery(api, post.id)),
      // Loaded after the page, of which it is the end.
      import('./main-tag.ts').then(({ prefetchMore }) => prefetchMore(api, queryClient, post)),
      queryClient.prefetchQuery(homeTagScrollerQuery(api)),
      queryClient.prefetchQuery(latestStoryQuery(api)),
    ]),
  head: postHead,
};
