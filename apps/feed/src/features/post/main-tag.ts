import type { Api } from '@maidan/api-client/core/create-api';
import { topicFeedQuery, type TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import type { Post } from '@maidan/contract/feed/posts';
import { listsEverything } from '@maidan/contract/feed/tags';
import type { QueryClient } from '@tanstack/react-query';

/** The tag that a post is about; null if the server names none. */
export function mainTag({ tags }: Pick<Post, 'tags'>): (TopicRef & { name: string }) | null {
  const tag = tags.find(({ slug }) => !listsEverything(slug));
  return tag ? { kind: 'tag', id: tag.slug, name: tag.name } : null;
}

export async function prefetchMore(api: Api, client: QueryClient, post: Post): Promise<void> {
  const tag = mainTag(post);
  if (tag) await client.prefetchInfiniteQuery(topicFeedQuery(api, tag));
}
