import type { Api } from '@maidan/api-client/create-api';
import { adCarouselQuery } from '@maidan/api-client/queries/ad-carousels';
import { audioBarQuery } from '@maidan/api-client/queries/audio-bars';
import { tagFeedQuery, type FeedPage } from '@maidan/api-client/queries/feeds';
import { homeTagScrollerQuery, latestStoryQuery, tagScrollerQuery } from '@maidan/api-client/queries/stories';
import { allTagsQuery } from '@maidan/api-client/queries/tags';
import type { CategoryPage, TagPage } from '@maidan/contract/feeds';
import type { QueryClient } from '@tanstack/react-query';

export type Feed = FeedPage<TagPage> | FeedPage<CategoryPage>;

/** The page an address asks for: `?page=3`. Anything that is no page is the first one. */
export function pageInAddress(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1;
}

/**
 * The home feed from a page on. Page 1 is where everybody starts; a reader without script follows plain links to the
 * later ones, and each of those is a list of its own in the cache.
 */
export function homeFeedQuery(api: Api, page: number) {
  const query = tagFeedQuery(api, 'home');
  if (page === 1) return query;
  return {
    ...query,
    queryKey: [...query.queryKey, page] as unknown as typeof query.queryKey,
    initialPageParam: { page },
  };
}

/** The tags of the strip: the page's own scroller, or the home one where it names none. */
export function stripQuery(api: Api, { tagscroller }: Feed) {
  return tagscroller === null ? homeTagScrollerQuery(api) : tagScrollerQuery(api, tagscroller);
}

/** Everything above the posts, fetched side by side. A block that fails is left out; it never holds the page. */
export async function prefetchBlocks(api: Api, client: QueryClient, feed: Feed): Promise<void> {
  await Promise.all([
    client.prefetchQuery(stripQuery(api, feed)),
    client.prefetchQuery(latestStoryQuery(api)),
    feed.audio === null ? undefined : client.prefetchQuery(audioBarQuery(api, feed.audio)),
    feed.ad === null ? undefined : client.prefetchQuery(adCarouselQuery(api, feed.ad)),
    feed.tag_cloud === 'on' ? client.prefetchQuery(allTagsQuery(api)) : undefined,
  ]);
}
