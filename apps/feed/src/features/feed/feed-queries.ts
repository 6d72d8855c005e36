import type { Api } from '@maidan/api-client/core/create-api';
import { adCarouselQuery } from '@maidan/api-client/queries/feed/ad-carousels';
import { audioBarQuery } from '@maidan/api-client/queries/feed/audio-bars';
import {
  authCategoryFeedQuery,
  authTagFeedQuery,
  categoryFeedQuery,
  tagFeedQuery,
  type FeedPage,
} from '@maidan/api-client/queries/feed/feeds';
import { pollQuery } from '@maidan/api-client/queries/feed/polls';
import { homeTagScrollerQuery, latestStoryQuery, tagScrollerQuery } from '@maidan/api-client/queries/feed/stories';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import type { TagPage } from '@maidan/contract/feed/feeds';
import type { QueryClient } from '@tanstack/react-query';
import type { FeedSource } from './feed-source.ts';

/** A tag's or a category's page; a category's has no poll. */
export type Feed = Omit<FeedPage<TagPage>, 'quizpoll_id'> & Partial<Pick<TagPage, 'quizpoll_id'>>;

/**
 * A feed from a page on. Page 1 is where everybody starts; a reader without script follows plain links to the later
 * ones, and each of those is a list of its own in the cache.
 * @param signedIn asks as the user: with their likes, and whether they follow it
 */
export function feedQuery(api: Api, { type, id }: FeedSource, page: number, signedIn = false) {
  const tagQuery = signedIn ? authTagFeedQuery(api, id) : tagFeedQuery(api, id);
  const categoryQuery = signedIn ? authCategoryFeedQuery(api, id) : categoryFeedQuery(api, id);
  // A category's page is a tag's without the poll, and `Feed` says so; the two calls differ in nothing else.
  const query = type === 'tag' ? tagQuery : (categoryQuery as unknown as typeof tagQuery);
  if (page === 1) return query;
  return {
    ...query,
    queryKey: [...query.queryKey, page] as unknown as typeof query.queryKey,
    initialPageParam: { page },
  };
}

/** The tags of the strip: the page's own scroller, or the home one where it names none. */
export function stripQuery(api: Api, { tagscroller }: Pick<Feed, 'tagscroller'>) {
  return tagscroller === null ? homeTagScrollerQuery(api) : tagScrollerQuery(api, tagscroller);
}

/** Everything round the posts, fetched side by side. A block that fails is left out; it never holds the page. */
export async function prefetchBlocks(api: Api, client: QueryClient, feed: Feed): Promise<void> {
  await Promise.all([
    client.prefetchQuery(stripQuery(api, feed)),
    client.prefetchQuery(latestStoryQuery(api)),
    feed.audio === null ? undefined : client.prefetchQuery(audioBarQuery(api, feed.audio)),
    feed.ad === null ? undefined : client.prefetchQuery(adCarouselQuery(api, feed.ad)),
    feed.tag_cloud === 'on' ? client.prefetchQuery(allTagsQuery(api)) : undefined,
    feed.quizpoll_id ? client.prefetchQuery(pollQuery(api, feed.quizpoll_id)) : undefined,
  ]);
}
