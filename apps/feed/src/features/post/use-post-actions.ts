import { useApi } from '@maidan/api-client/api-provider';
import { countView } from '@maidan/api-client/mutations/count-view';
import type { Post } from '@maidan/contract/posts';
import { useLikePost } from '@maidan/site/use-like-post';

/** What a reader can do with a post. */
export function usePostActions(post: Post) {
  const api = useApi();
  const like = useLikePost();
  return {
    /** Counts a view when a clip is played (specification, section 4, "Media"). */
    onPlayed: () => void countView(api, post.id),
    onLike: () => like(post.id, !post.userliked),
  };
}
