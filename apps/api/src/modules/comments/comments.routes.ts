import { COMMENTED, comments, newComment } from '@maidan/contract/feed/comments';
import type { Comment } from '@maidan/contract/feed/comments';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { writeOnce } from '../../http/idempotency/write-once.ts';
import { findPostId } from '../posts/posts.store.ts';
import { findUser } from '../users/users.store.ts';
import { addComment, listComments } from './comments.store.ts';
import type { CommentRow } from './comments.store.ts';

export function commentRoutes(parts: AppContext): Route[] {
  const { db, clock } = parts;
  return [
    route(comments, async ({ body }) => {
      const postId = await findPostId(db, body.post_id, clock());
      if (postId === null) throw notFound('This post');
      return { data: (await listComments(db, postId)).map(toComment) };
    }),

    route(newComment, ({ body }, call) =>
      writeOnce(parts, call, newComment, body, async (tx, now) => {
        const comment = writtenText('comment', body.comment);
        const postId = await findPostId(tx, body.post_id, now);
        if (postId === null) throw notFound('This post');
        const { userId } = call.user;
        const id = await addComment(tx, { postId, userId, comment }, now);
        const author = (await findUser(tx, userId))?.name ?? '';
        return { message: COMMENTED, data: toComment({ id, comment, created_at: now, author }) };
      }),
    ),
  ];
}

function toComment({ id, comment, created_at, author }: CommentRow): Comment {
  return { id, comment, created_at: toInstant(created_at), get_user: { name: author } };
}
