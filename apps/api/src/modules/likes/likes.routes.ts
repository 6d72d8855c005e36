import { like, LIKED, LIKE_REMOVED } from '@maidan/contract/feed/likes';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { setLike } from './likes.store.ts';

export const likesModule = defineModule({
  name: 'likes',
  routes: ({ settings }) => [
    route(like, ({ body }, { user, once }) =>
      once(async (tx, now) => {
        // In spec-only mode every request toggles.
        const wanted = settings.specOnly ? undefined : body.liked;
        const state = await setLike(tx, user.userId, body.post_id, wanted, now);
        if (!state) throw errors.notFound('post');
        return { message: state.isLiked ? LIKED : LIKE_REMOVED, count: state.likes };
      }),
    ),
  ],
});
