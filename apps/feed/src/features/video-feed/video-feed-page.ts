import {
  isUnknownTopic,
  topicVideosQuery,
  type TopicPages,
  type TopicRef,
} from '@maidan/api-client/queries/feed/topic-feeds';
import { listQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';

interface VideoFeedParams {
  type: string;
  id: string;
}

/** The topic of `/videofeed/{type}/{id}`; null if the type is neither tag nor category. */
export const topicOf = ({ type, id }: VideoFeedParams): TopicRef | null =>
  type === 'tag' || type === 'category' ? { kind: type, id } : null;

/** Loads the video feed of a tag or category. */
export const videoFeedPage: PageSpec<
  VideoFeedParams,
  TopicPages,
  { name: string; preview: string | null; thumbnail: string | null }
> = {
  query(api, { params }, as) {
    const topic = topicOf(params);
    return topic && listQuery(topicVideosQuery(api, topic, as));
  },
  isMissing: isUnknownTopic,
  head({ pages: [feed] }) {
    const { name = '', preview = null, thumbnail = null } = feed ?? {};
    return { name, preview, thumbnail };
  },
};
