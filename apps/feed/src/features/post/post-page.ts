import { findCachedPost } from '@maidan/api-client/cache/find-post';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { authPostQuery, postQuery } from '@maidan/api-client/queries/feed/posts';
import { homeTagScrollerQuery, latestStoryQuery } from '@maidan/api-client/queries/feed/stories';
import { topicFeedQuery } from '@maidan/api-client/queries/feed/topic-feeds';
import type { Post } from '@maidan/contract/feed/posts';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { mainTag } from './main-tag.ts';
import { postHead, type PostHead } from './post-head.ts';

/** How a post is loaded. */
export const postPage: PageSpec<{ slug: string }, Post, PostHead> = {
  query(api, { params: { slug } }, as) {
    const query = callQuery(as === 'user' ? authPostQuery(api, slug) : postQuery(api, slug));
    // What a list has shown of the post is enough for the page to begin with.
    return { ...query, cached: (client) => query.cached(client) ?? findCachedPost(client, slug) };
  },
  alongside: ({ api, queryClient }, post) => {
    const tag = mainTag(post);
    return Promise.all([
      queryClient.prefetchQuery(commentsQuery(api, post.id)),
      tag && queryClient.prefetchInfiniteQuery(topicFeedQuery(api, tag)),
      queryClient.prefetchQuery(homeTagScrollerQuery(api)),
      queryClient.prefetchQuery(latestStoryQuery(api)),
    ]);
  },
  head: postHead,
};
