import { useApi } from '@maidan/api-client/core/api-provider';
import type { Post } from '@maidan/contract/feed/posts';
import { useQueryClient } from '@tanstack/react-query';
import { likeAct, likePostOf } from './like-act.ts';
import { useAct } from './use-act.ts';

/**
 * Likes a post or takes the like back. A visitor's like waits until after the login, one done offline for the network;
 * one that fails is taken back, with words.
 * @returns `wish` is the opposite of the last one unless told
 */
export function useLikePost(): (post: Pick<Post, 'id' | 'userliked'>, wish?: boolean) => void {
  const likePost = likePostOf({ api: useApi(), client: useQueryClient() });
  const like = useAct(likeAct);
  return ({ id, userliked }, wish) => like({ postId: id, wish: wish ?? !(likePost.latest(id) ?? userliked) });
}
