import { ApiError, isOffline } from '@maidan/api-client/errors/api-error';
import { patchPost } from '@maidan/api-client/cache/patch-post';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { isCommentSaved, newComment } from '@maidan/contract/feed/comments';
import { readId, type Id } from '@maidan/contract/core/wire';
import type { Act, ActTools } from './act.ts';
import { pendingComments } from './pending-comments.ts';

export interface CommentWish {
  readonly postId: Id;
  readonly comment: string;
}

function readComment(stored: unknown): CommentWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { postId, comment } = stored as Partial<Record<keyof CommentWish, unknown>>;
  const id = readId(postId);
  return id === undefined || typeof comment !== 'string' ? null : { postId: id, comment };
}

async function send({ api, client }: ActTools, { postId, comment }: CommentWish, key: string): Promise<void> {
  const { queryKey } = commentsQuery(api, postId);
  const body = { post_id: postId, comment };
  // Who leaves the page at once has written it all the same.
  const reply = await api.call(newComment, { body }, { idempotencyKey: key, keepalive: true });
  if (!isCommentSaved(reply)) {
    throw new ApiError({ kind: 'http', endpointId: newComment.id, serverMessage: reply.message });
  }
  const { data } = reply;
  patchPost(client, postId, (post) =>
    post.comment_count === null ? post : { ...post, comment_count: post.comment_count + 1 },
  );
  // A list that is under way was read before.
  await client.cancelQueries({ queryKey });
  if (data) client.setQueryData(queryKey, (list) => list && { data: [...list.data, data] });
  const refreshed = client.invalidateQueries({ queryKey });
  if (!data) await refreshed;
}

/** The reply 'success' refreshes the comments. Until then it stands below them, marked. */
export const commentAct: Act<CommentWish> = {
  name: 'comment',
  read: readComment,
  async perform(tools, wish, key) {
    const { postId, comment } = wish;
    const at = pendingComments.list().find((one) => one.key === key)?.at ?? new Date().toISOString();
    pendingComments.put({ key, postId, comment, at, waits: false });
    try {
      await send(tools, wish, key);
      pendingComments.remove(key);
      return 'done';
    } catch (error) {
      if (isOffline(error)) {
        pendingComments.put({ key, postId, comment, at, waits: true });
        return 'kept';
      }
      pendingComments.remove(key);
      throw error;
    }
  },
};
