import {
  authCategoryPosts,
  authCategoryVideoPosts,
  authTagPosts,
  authTagVideoPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
} from '@maidan/contract/feed/feeds';
import { authPostBySlug, postBySlug, type Post } from '@maidan/contract/feed/posts';
import type { Id } from '@maidan/contract/core/wire';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Every call that returns pages of posts. */
export const feedEndpoints = [
  tagPosts,
  authTagPosts,
  tagVideoPosts,
  authTagVideoPosts,
  categoryPosts,
  authCategoryPosts,
  categoryVideoPosts,
  authCategoryVideoPosts,
];
const singles = [postBySlug, authPostBySlug];

/** Every call whose replies contain posts, by endpoint id. */
export const postEndpoints: readonly string[] = [...feedEndpoints, ...singles].map(({ id }) => id);

type PostPages = InfiniteData<{ readonly posts: readonly Post[] } | null>;

/** Changes a post wherever it is cached: in every feed and on its own. Data without it stays the same object. */
export function patchPost(client: QueryClient, id: Id, change: (post: Post) => Post): void {
  const patch = (post: Post) => (post.id === id ? change(post) : post);
  for (const { id: endpoint } of feedEndpoints) {
    client.setQueriesData<PostPages>({ queryKey: [endpoint] }, (data) => {
      if (!data?.pages.some((page) => page?.posts.some((post) => post.id === id))) return data;
      return { ...data, pages: data.pages.map((page) => page && { ...page, posts: page.posts.map(patch) }) };
    });
  }
  for (const { id: endpoint } of singles) {
    client.setQueriesData<Post>({ queryKey: [endpoint] }, (post) => post && patch(post));
  }
}
