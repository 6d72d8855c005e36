import { t } from '@maidan/i18n/text';
import { patchPost } from '@maidan/api-client/cache/patch-post';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { COMMENTED, newComment, ownComments } from '@maidan/contract/feed/comments';
import { showToast } from '@maidan/ui/toast/toast-store';
import { defineAction } from '../action.ts';

/** Comments on a post. Until the reply, it appears above the other comments as an unsent action. */
export const commentOnPost = defineAction({
  endpoint: newComment,
  offline: 'queue',
  loginReason: () => t('calls.loginComment'),
  options: { keepalive: true },
  async settle({ api, client }, { post_id: postId }, { message, data, waits }) {
    if (message !== COMMENTED) {
      throw new ApiError({ kind: 'http', endpointId: newComment.id, serverMessage: message });
    }
    if (waits) {
      await client.invalidateQueries({ queryKey: [ownComments.id] });
      return () => undefined;
    }
    const { queryKey } = commentsQuery(api, postId);
    patchPost(client, postId, (post) =>
      post.comment_count === null ? post : { ...post, comment_count: post.comment_count + 1 },
    );
    // A list in flight was requested before the comment.
    await client.cancelQueries({ queryKey });
    // It may be there already, from an attempt whose reply was lost.
    if (data)
      client.setQueryData(
        queryKey,
        (list) => list && { data: [...list.data.filter(({ id }) => id !== data.id), data] },
      );
    void client.invalidateQueries({ queryKey: [ownComments.id] });
    const refreshed = client.invalidateQueries({ queryKey });
    if (!data) await refreshed;
    return () => undefined;
  },
  done(_context, _input, { waits }) {
    if (waits) showToast(t('calls.moderated'));
  },
});
