import {
  authCategoryPosts,
  authTagPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
} from '@maidan/contract/feeds';
import { authPostBySlug, postBySlug, type Post } from '@maidan/contract/posts';
import type { Id } from '@maidan/contract/wire';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

const feeds = [tagPosts, authTagPosts, tagVideoPosts, categoryPosts, authCategoryPosts, categoryVideoPosts];
const singles = [postBySlug, authPostBySlug];

type PostPages = InfiniteData<{ readonly posts: readonly Post[] } | null>;

/** Changes a post wherever it is cached: in every feed and on its own. What does not hold it stays the same object. */
export function patchPost(client: QueryClient, id: Id, change: (post: Post) => Post): void {
  const patch = (post: Post) => (post.id === id ? change(post) : post);
  for (const { id: endpoint } of feeds) {
    client.setQueriesData<PostPages>({ queryKey: [endpoint] }, (data) => {
      if (!data?.pages.some((page) => page?.posts.some((post) => post.id === id))) return data;
      return { ...data, pages: data.pages.map((page) => page && { ...page, posts: page.posts.map(patch) }) };
    });
  }
  for (const { id: endpoint } of singles) {
    client.setQueriesData<Post>({ queryKey: [endpoint] }, (post) => post && patch(post));
  }
}
