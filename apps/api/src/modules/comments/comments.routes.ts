import {
  COMMENTED,
  comments,
  deleteComment,
  newComment,
  ownComments,
  type Comment,
} from '@maidan/contract/feed/comments';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { toInstant } from '../../runtime/clock.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { admitComment } from '../moderation/admit-comment.service.ts';
import { findPostId } from '../posts/posts.store.ts';
import { releaseStorage, reserveStorage } from '../users/storage-quota.store.ts';
import { findUser } from '../users/users.store.ts';
import { addComment, listComments, listOwnComments, removeComment, type CommentRow } from './comments.store.ts';

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
        const heldFor = settings.specOnly ? null : await admitComment(tx, { userId, comment }, now);
        const id = await addComment(tx, { postId, userId, comment, heldFor }, now);
        const author = (await findUser(tx, userId))?.name ?? '';
        const data = toComment({ id, comment, created_at: now, author });
        return { message: COMMENTED, data, waits: heldFor !== null };
      }),
    ),

    route(ownComments, async ({ params }, { user }) => {
      const postId = await findPostId(db, params.id, clock());
      if (postId === null) throw errors.notFound('post');
      const own = await listOwnComments(db, postId, user.userId);
      const waiting = own.filter((row) => row.held_for !== null);
      return { data: own.map(({ id }) => ({ id })), waiting: waiting.map(toComment) };
    }),

    route(deleteComment, { whileSuspended: true }, ({ body: { id } }, { user: { userId }, once }) =>
      once(async (tx) => {
        const removed = typeof id === 'number' ? await removeComment(tx, { id, userId }) : null;
        if (removed === null) throw errors.notFound('comment');
        await releaseStorage(tx, userId, removed);
        return { message: 'Your comment is deleted.' };
      }),
    ),
  ],
  personalData: [{ name: 'comments', order: 'id' }],
});

function toComment({ id, comment, created_at, author }: CommentRow): Comment {
  return { id, comment, created_at: toInstant(created_at), get_user: { name: author } };
}
