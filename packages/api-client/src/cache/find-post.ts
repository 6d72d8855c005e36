import type { Post } from '@maidan/contract/feed/posts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { feedEndpoints } from './patch-post.ts';

type PostPages = InfiniteData<{ readonly posts: readonly Post[] } | null>;

/** A post by its slug from whatever feed has it in the cache: what a list has shown need not be waited for again. */
export function findCachedPost(client: QueryClient, slug: string): Post | undefined {
  for (const { id: endpoint } of feedEndpoints) {
    for (const [, data] of client.getQueriesData<PostPages>({ queryKey: [endpoint] })) {
      for (const page of data?.pages ?? []) {
        const found = page?.posts.find((post) => post.slug === slug);
        if (found) return found;
      }
    }
  }
  return undefined;
}
