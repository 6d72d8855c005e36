import {
  authCategoryPosts,
  authTagPosts,
  categoryPosts,
  tagPosts,
  type CategoryPage,
} from '@maidan/contract/feed/feeds';
import type { Id } from '@maidan/contract/core/wire';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type TopicType = 'tag' | 'category';

const feeds = { tag: [tagPosts, authTagPosts], category: [categoryPosts, authCategoryPosts] };

/** The calls whose replies say whether a topic of this type is followed, by endpoint id. */
export const followEndpoints = (type: TopicType): readonly string[] => feeds[type].map(({ id }) => id);

/** The part of a tag's or category's page that following it changes. */
export type FollowState = Pick<CategoryPage, 'following' | 'subscribe'>;

/** Changes whether a tag or category is followed, on every cached page of it. */
export function patchFeed(
  client: QueryClient,
  { type, id }: { type: TopicType; id: Id },
  change: (state: FollowState) => FollowState,
): void {
  for (const { id: endpoint } of feeds[type]) {
    client.setQueriesData<InfiniteData<CategoryPage | null>>({ queryKey: [endpoint] }, (data) => {
      if (!data?.pages.some((page) => page?.id === id)) return data;
      return { ...data, pages: data.pages.map((page) => (page?.id === id ? { ...page, ...change(page) } : page)) };
    });
  }
}
