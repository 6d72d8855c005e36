import { isLiked, isLikeRemoved, like } from '@maidan/contract/feed/likes';
import type { Post } from '@maidan/contract/feed/posts';
import type { Id } from '@maidan/contract/core/wire';
import type { QueryClient } from '@tanstack/react-query';
import { patchPost, postEndpoints } from '../cache/patch-post.ts';
import type { Api } from '../core/create-api.ts';
import { createWishes, type Wishes } from './wishes.ts';

const liking = (wish: boolean) => (post: Post) => {
  if (post.userliked === wish) return post;
  return { ...post, userliked: wish, like_count: Math.max(0, post.like_count + (wish ? 1 : -1)) };
};

export interface LikeReply {
  readonly message: string;
  readonly count: number;
}

export type LikePost = Wishes<Id, LikeReply>;

/**
 * Likes a post or takes the like back: shown at once everywhere, collapsed when tapped fast, the server's count in the
 * end, taken back when it fails. One per page, or fast taps are not collapsed.
 */
export function createLikePost(api: Api, client: QueryClient): LikePost {
  return createWishes<Id, LikeReply>({
    client,
    endpoints: postEndpoints,
    send: (id, liked) => api.call(like, { body: { post_id: id, type: 'thumbsup', liked } }, { keepalive: true }),
    show: (id, wish) => patchPost(client, id, liking(wish)),
    confirm: (id, reply) =>
      patchPost(client, id, (post) => ({ ...post, userliked: isLiked(reply), like_count: reply.count })),
    isOn: isLiked,
    isOff: isLikeRemoved,
  });
}
