import { recordInteraction } from '@maidan/contract/feed/interactions';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { findPostId } from '../posts/posts.store.ts';
import { countInteraction, findButtons } from './interactions.store.ts';

const fixedActions = ['liked', 'like removed', 'share'];

/** Counts interactions per post and day; stores neither the person nor the page. */
export const interactionsModule = defineModule({
  name: 'interactions',
  routes: () => [
    route(recordInteraction, ({ body }, { once }) =>
      once(async (tx, now) => {
        const postId = await findPostId(tx, body.video_id, now);
        if (postId === null) throw errors.notFound('post');
        const known = [...fixedActions, ...(await findButtons(tx, postId))];
        const action = known.includes(body.action) ? body.action : 'other';
        await countInteraction(tx, { postId, name: body.action_name, action }, now);
        return null;
      }),
    ),
  ],
});
