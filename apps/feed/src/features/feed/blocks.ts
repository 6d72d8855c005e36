import type { Api } from '@maidan/api-client/core/create-api';
import { adCarouselQuery } from '@maidan/api-client/queries/feed/ad-carousels';
import { audioBarQuery } from '@maidan/api-client/queries/feed/audio-bars';
import { pollQuery } from '@maidan/api-client/queries/feed/polls';
import { homeTagScrollerQuery, latestStoryQuery, tagScrollerQuery } from '@maidan/api-client/queries/feed/stories';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import type { TopicPage } from '@maidan/api-client/queries/feed/topic-feeds';
import type { QueryClient } from '@tanstack/react-query';

/** The tags of the strip: the page's own scroller, or else the home page's. */
export function stripQuery(api: Api, { tagscroller }: Pick<TopicPage, 'tagscroller'>) {
  return tagscroller === null ? homeTagScrollerQuery(api) : tagScrollerQuery(api, tagscroller);
}

/** Prefetches the blocks around the posts. A block that fails is left out. */
export async function prefetchBlocks(api: Api, client: QueryClient, feed: TopicPage): Promise<void> {
  await Promise.all([
    client.prefetchQuery(stripQuery(api, feed)),
    client.prefetchQuery(latestStoryQuery(api)),
    feed.audio === null ? undefined : client.prefetchQuery(audioBarQuery(api, feed.audio)),
    feed.ad === null ? undefined : client.prefetchQuery(adCarouselQuery(api, feed.ad)),
    feed.tag_cloud === 'on' ? client.prefetchQuery(allTagsQuery(api)) : undefined,
    feed.quizpoll_id ? client.prefetchQuery(pollQuery(api, feed.quizpoll_id)) : undefined,
  ]);
}
