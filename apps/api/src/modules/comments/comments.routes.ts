import {
  COMMENTED,
  comments,
  deleteComment,
  editComment,
  newComment,
  ownComments,
  type Comment,
} from '@maidan/contract/feed/comments';
import type { Id } from '@maidan/contract/core/wire';
import { COMMENT_EDIT_MS } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import { toInstant } from '../../runtime/clock.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { admitComment } from '../moderation/admit-comment.service.ts';
import { findPostId } from '../posts/posts.store.ts';
import { releaseStorage, reserveStorage } from '../users/storage-quota.store.ts';
import { findUser } from '../users/users.store.ts';
import { authorKey } from './author-key.service.ts';
import {
  addComment,
  changeComment,
  findEditable,
  listComments,
  listOwnComments,
  removeComment,
  type CommentRow,
} from './comments.store.ts';

export const commentsModule = defineModule({
  name: 'comments',
  routes: ({ db, clock, settings, pepper }) => [
    route(comments, async ({ body }) => {
      const postId = await findPostId(db, body.post_id, clock());
      if (postId === null) throw errors.notFound('post');
      return { data: (await listComments(db, postId)).map(describe(pepper)) };
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
        const data = describe(pepper)({ id, comment, created_at: now, author, user_id: userId, edited_at: null });
        return { message: COMMENTED, data, waits: heldFor !== null };
      }),
    ),

    route(ownComments, async ({ params }, { user }) => {
      const postId = await findPostId(db, params.id, clock());
      if (postId === null) throw errors.notFound('post');
      const own = await listOwnComments(db, postId, user.userId);
      const waiting = own.filter((row) => row.held_for !== null);
      return { data: own.map(({ id }) => ({ id })), waiting: waiting.map(describe(pepper)) };
    }),

    route(editComment, ({ body }, { http, user: { userId }, once }) =>
      once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        const id = requireCommentId(body.id);
        const comment = writtenText('comment', body.comment);
        const before = await findEditable(tx, { id, userId });
        if (!before || before.created_at + COMMENT_EDIT_MS <= now) {
          throw errors.conflict('conflict', { text: () => t('refused.commentFixed') });
        }
        await reserveStorage(tx, userId, comment);
        await releaseStorage(tx, userId, before.comment);
        const heldFor = await admitComment(tx, { userId, comment }, now);
        await changeComment(tx, { id, comment, heldFor }, now);
        const author = (await findUser(tx, userId))?.name ?? '';
        const row = { id, comment, created_at: before.created_at, author, user_id: userId, edited_at: now };
        return {
          message: sayTo(http, () => t('replies.commentChanged')),
          data: describe(pepper)(row),
          waits: heldFor !== null,
        };
      }),
    ),

    route(deleteComment, { whileSuspended: true }, ({ body: { id } }, { http, user: { userId }, once }) =>
      once(async (tx, now) => {
        const removed = await removeComment(tx, { id: requireCommentId(id), userId }, now);
        if (removed === null) throw errors.notFound('comment');
        await releaseStorage(tx, userId, removed);
        return { message: sayTo(http, () => t('replies.commentDeleted')) };
      }),
    ),
  ],
});

/** @throws ApiError 404 for an id that is not a number */
function requireCommentId(id: Id): number {
  if (typeof id !== 'number') throw errors.notFound('comment');
  return id;
}

/** Comments as readers get them. One person's comments share a key, which reveals nothing about the person. */
function describe(pepper: string): (row: CommentRow) => Comment {
  const keys = new Map<number, string>();
  const keyOf = (userId: number): string => {
    const key = keys.get(userId) ?? authorKey(pepper, userId);
    keys.set(userId, key);
    return key;
  };
  return ({ id, comment, created_at, author, user_id: userId, edited_at }) => ({
    id,
    comment,
    created_at: toInstant(created_at),
    get_user: { name: author },
    author_key: userId === null ? null : keyOf(userId),
    edited: edited_at !== null,
  });
}
