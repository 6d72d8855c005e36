import { comments } from '@maidan/contract/comments';
import { toInstant } from '../../clock.ts';
import type { AppParts } from '../../app-parts.ts';
import { notFound } from '../../http/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { findPostId } from '../posts/posts.store.ts';
import { listComments } from './comments.store.ts';

export function commentRoutes({ db, clock }: AppParts): Route[] {
  return [
    route(comments, async ({ body }) => {
      const postId = await findPostId(db, body.post_id, clock());
      if (postId === null) throw notFound('This post');
      const rows = await listComments(db, postId);
      const data = rows.map(({ id, comment, created_at, author }) => ({
        id,
        comment,
        created_at: toInstant(created_at),
        get_user: { name: author },
      }));
      return { data };
    }),
  ];
}
