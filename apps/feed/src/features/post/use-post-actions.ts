import { useApi } from '@maidan/api-client/core/api-provider';
import { countView } from '@maidan/api-client/mutations/count-view';
import type { Post } from '@maidan/contract/feed/posts';
import { useInteraction } from '@maidan/site/acts/use-interaction';
import { useLikePost } from '@maidan/site/acts/use-like-post';

/** What a reader can do with a post. */
export function usePostActions(post: Post) {
  const api = useApi();
  const like = useLikePost();
  const report = useInteraction();
  return {
    /** Counts a view when a clip is played. */
    onPlayed: () => void countView(api, post.id),
    onLike: () => like(post),
    onShare: () => report({ name: 'share', action: 'share', postId: post.id }),
  };
}
