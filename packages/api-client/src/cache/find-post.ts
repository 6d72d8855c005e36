import type { Id } from '@maidan/contract/core/wire';
import type { Post } from '@maidan/contract/feed/posts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { feedEndpoints } from './patch-post.ts';

type PostPages = InfiniteData<{ readonly posts: readonly Post[] } | null>;

function find(client: QueryClient, isMeant: (post: Post) => boolean): Post | undefined {
  for (const { id: endpoint } of feedEndpoints) {
    for (const [, data] of client.getQueriesData<PostPages>({ queryKey: [endpoint] })) {
      for (const page of data?.pages ?? []) {
        const found = page?.posts.find(isMeant);
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** A post by its slug from any feed in the cache: the page of a listed post need not wait for it again. */
export const findCachedPost = (client: QueryClient, slug: string): Post | undefined =>
  find(client, (post) => post.slug === slug);

/** The same by id. */
export const findCachedPostById = (client: QueryClient, id: Id): Post | undefined =>
  find(client, (post) => post.id === id);
