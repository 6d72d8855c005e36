import { findCachedPost } from '@maidan/api-client/cache/find-post';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { authPostQuery, postQuery } from '@maidan/api-client/queries/feed/posts';
import { homeTagScrollerQuery, latestStoryQuery } from '@maidan/api-client/queries/feed/stories';
import type { Post } from '@maidan/contract/feed/posts';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { postHead, type PostHead } from './post-head.ts';

/** Loads a post. */
export const postPage: PageSpec<{ slug: string }, Post, PostHead> = {
  query(api, { params: { slug } }, as) {
    const query = callQuery(as === 'user' ? authPostQuery(api, slug) : postQuery(api, slug));
    // Data from a list is enough for the page to start with.
    return { ...query, cached: (client) => query.cached(client) ?? findCachedPost(client, slug) };
  },
  alongside: ({ api, queryClient }, post) =>
    Promise.all([
      queryClient.prefetchQuery(commentsQuery(api, post.id)),
      // Loaded after the rest, since it is at the end of the page.
      import('./main-tag.ts').then(({ prefetchMore }) => prefetchMore(api, queryClient, post)),
      queryClient.prefetchQuery(homeTagScrollerQuery(api)),
      queryClient.prefetchQuery(latestStoryQuery(api)),
    ]),
  head: postHead,
};
