import { like, LIKED, LIKE_REMOVED } from '@maidan/contract/feed/likes';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { writeOnce } from '../../http/idempotency/write-once.ts';
import { setLike } from './likes.store.ts';

/**
 * Specification, section 4, Like; the count in the reply is the true one after this request. In spec-only mode every request
 * toggles, whatever it wishes.
 */
export function likeRoutes(parts: AppContext): Route[] {
  return [
    route(like, ({ body }, call) =>
      writeOnce(parts, call, like, body, async (tx, now) => {
        const wish = parts.settings.specOnly ? undefined : body.liked;
        const state = await setLike(tx, call.user.userId, body.post_id, wish, now);
        if (!state) throw notFound('This post');
        return { message: state.isLiked ? LIKED : LIKE_REMOVED, count: state.likes };
      }),
    ),
  ];
}
