import type { Post } from '@maidan/contract/feed/posts';

/**
 * The posts of all pages in order, without duplicates: a server without cursor repeats a post when others were added
 * before it.
 */
export function flattenPosts(pages: readonly ({ readonly posts: readonly Post[] } | null)[]): readonly Post[] {
  const byId = new Map<Post['id'], Post>();
  for (const post of pages.flatMap((page) => page?.posts ?? [])) {
    if (!byId.has(post.id)) byId.set(post.id, post);
  }
  return [...byId.values()];
}
