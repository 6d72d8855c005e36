import { useApi } from '@maidan/api-client/api-provider';
import { createLikePost } from '@maidan/api-client/mutations/like-post';
import { useIntent } from '@maidan/auth/use-intent';
import type { Id } from '@maidan/contract/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readLikeWish } from './like-wish.ts';
import { tellFailure } from './tell-failure.ts';

/**
 * Likes a post or takes the like back (specification, section 4, "Like"). A visitor's like waits until after the
 * login; one that fails is taken back, with words.
 */
export function useLikePost(): (postId: Id, wish: boolean) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const likePost = useMemo(() => createLikePost(api, queryClient), [api, queryClient]);
  const like = useIntent('like', readLikeWish, async ({ postId, wish }) => {
    try {
      await likePost(postId, wish);
    } catch (error) {
      tellFailure(error);
    }
  });
  return (postId, wish) => like({ postId, wish });
}
