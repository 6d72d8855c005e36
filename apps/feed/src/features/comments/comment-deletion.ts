import { t } from '@maidan/i18n/text';
import { defineAction } from '@maidan/actions/action';
import { defineUndoable } from '@maidan/actions/use-undoable';
import { patchPost } from '@maidan/api-client/cache/patch-post';
import type { QueryKey } from '@maidan/api-client/core/query-key';
import type { Body, Reply } from '@maidan/contract/core/endpoint';
import { comments, deleteComment } from '@maidan/contract/feed/comments';

const removeComment = defineAction({
  endpoint: deleteComment,
  offline: 'fail',
  options: { keepalive: true },
  async settle({ client }, { id }) {
    const queryKey = [comments.id];
    // A list being fetched still has the comment.
    await client.cancelQueries({ queryKey });
    for (const [key, list] of client.getQueriesData<Reply<typeof comments>>({ queryKey })) {
      const rest = list?.data.filter((comment) => comment.id !== id) ?? [];
      if (!list || rest.length === list.data.length) continue;
      client.setQueryData(key, { data: rest });
      const { post_id: postId } = (key as QueryKey)[1].body as Body<typeof comments>;
      patchPost(client, postId, (post) =>
        post.comment_count === null ? post : { ...post, comment_count: post.comment_count - 1 },
      );
    }
    return () => undefined;
  },
});

export const commentDeletion = defineUndoable({
  action: removeComment,
  inputs: (ids) => ids.map((id) => ({ id })),
  idsOf: ({ id }) => [id],
  describe: () => t('posts.commentDeleted'),
});
