import { ApiError } from '@maidan/api-client/api-error';
import { useApi } from '@maidan/api-client/api-provider';
import { userMessage } from '@maidan/api-client/error-words';
import { createLikePost } from '@maidan/api-client/mutations/like-post';
import { useIntent } from '@maidan/auth/use-intent';
import type { Id } from '@maidan/contract/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readLikeWish } from './like-wish.ts';

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
      // A refused token leads to the login, and the like is offered once more.
      if (error instanceof ApiError && error.status === 401) throw error;
      showToast(userMessage(error), { tone: 'error' });
    }
  });
  return (postId, wish) => like({ postId, wish });
}
