import { like, LIKED } from '@maidan/contract/likes';
import type { Post } from '@maidan/contract/posts';
import type { Id } from '@maidan/contract/wire';
import type { QueryClient } from '@tanstack/react-query';
import { patchPost } from '../cache/patch-post.ts';
import type { Api } from '../create-api.ts';
import { createToggleQueue } from '../toggle-queue.ts';

const liking = (wish: boolean) => (post: Post) => {
  if (post.userliked === wish) return post;
  return { ...post, userliked: wish, like_count: Math.max(0, post.like_count + (wish ? 1 : -1)) };
};

export type LikePost = (id: Id, wish: boolean) => Promise<void>;

/**
 * Likes a post or takes the like back (specification, section 4, "Like"): shown at once everywhere, collapsed when
 * tapped fast, the server's count in the end, taken back when it fails.
 */
export function createLikePost(api: Api, client: QueryClient): LikePost {
  const queue = createToggleQueue<Id, { message: string; count: number }>((id, liked) =>
    api.call(like, { body: { post_id: id, type: 'thumbsup', liked } }),
  );
  return async (id, wish) => {
    patchPost(client, id, liking(wish));
    try {
      const outcome = await queue.toggle(id, wish);
      if (outcome.superseded) return;
      const { message, count } = outcome.reply;
      patchPost(client, id, (post) => ({ ...post, userliked: message === LIKED, like_count: count }));
    } catch (error) {
      patchPost(client, id, liking(!wish));
      throw error;
    }
  };
}
