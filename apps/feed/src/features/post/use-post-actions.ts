import { useApi } from '@maidan/api-client/api-provider';
import { countView } from '@maidan/api-client/mutations/count-view';
import type { Post } from '@maidan/contract/posts';
import { useLogin } from '@maidan/auth/use-login';

/** What a reader can do with a post. A like is a signed-in person's: a visitor is led to the login. */
export function usePostActions(post: Post) {
  const api = useApi();
  const { openLogin } = useLogin();
  return {
    /** Counts a view when a clip is played (specification, section 4, "Media"). */
    onPlayed: () => void countView(api, post.id),
    onLike: () => openLogin(),
  };
}
