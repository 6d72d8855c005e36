import { t } from '@maidan/i18n/text';
import { patchPost, postEndpoints } from '@maidan/api-client/cache/patch-post';
import { like, LIKE_REMOVED, LIKED } from '@maidan/contract/feed/likes';
import { sendInteraction } from '../interaction.ts';
import { toggleAction } from '../toggle-action.ts';

/** Likes a post, or removes the like. The reply's outcome is recorded as an interaction. */
export const likePost = toggleAction({
  endpoint: like,
  offline: 'queue',
  loginReason: () => t('calls.loginLike'),
  shownIn: postEndpoints,
  on: LIKED,
  off: LIKE_REMOVED,
  message: ({ message }) => message,
  id: ({ post_id: id }) => id,
  isOn: ({ liked }) => liked,
  input: (id, liked) => ({ post_id: id, type: 'thumbsup' as const, liked }),
  show: ({ client }, id, isLiked) =>
    patchPost(client, id, (post) => {
      if (post.userliked === isLiked) return post;
      return { ...post, userliked: isLiked, like_count: Math.max(0, post.like_count + (isLiked ? 1 : -1)) };
    }),
  confirm: ({ client }, id, { count }) => patchPost(client, id, (post) => ({ ...post, like_count: count })),
  done: ({ api }, { post_id: postId }, { message }) =>
    sendInteraction(api, { name: 'like', action: message === LIKED ? 'liked' : 'like removed', postId }),
});
