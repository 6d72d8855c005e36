import { COMMENTED, comments, newComment, type Comment } from '@maidan/contract/feed/comments';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { toInstant } from '../../runtime/clock.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { findPostId } from '../posts/posts.store.ts';
import { reserveStorage } from '../users/storage-quota.store.ts';
import { findUser } from '../users/users.store.ts';
import { addComment, listComments, type CommentRow } from './comments.store.ts';

export const commentsModule = defineModule({
  name: 'comments',
  routes: ({ db, clock, settings }) => [
    route(comments, async ({ body }) => {
      const postId = await findPostId(db, body.post_id, clock());
      if (postId === null) throw errors.notFound('post');
      return { data: (await listComments(db, postId)).map(toComment) };
    }),

    route(newComment, ({ body }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        const comment = writtenText('comment', body.comment);
        await reserveStorage(tx, userId, comment);
        const postId = await findPostId(tx, body.post_id, now);
        if (postId === null) throw errors.notFound('post');
        const id = await addComment(tx, { postId, userId, comment }, now);
        const author = (await findUser(tx, userId))?.name ?? '';
        return { message: COMMENTED, data: toComment({ id, comment, created_at: now, author }) };
      }),
    ),
  ],
  personalData: [{ name: 'comments', order: 'id' }],
});

function toComment({ id, comment, created_at, author }: CommentRow): Comment {
  return { id, comment, created_at: toInstant(created_at), get_user: { name: author } };
}
