import { recordInteraction } from '@maidan/contract/feed/interactions';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { findButtons } from '../posts/posts.store.ts';
import { countInteraction } from './interactions.store.ts';

const fixedActions = ['liked', 'like removed', 'share'];

/** Counts interactions per post and day; stores neither the person nor the page. */
export const interactionsModule = defineModule({
  name: 'interactions',
  routes: () => [
    route(recordInteraction, { whileSuspended: true }, ({ body }, { once }) =>
      once(async (tx, now) => {
        const post = await findButtons(tx, body.video_id, now);
        if (!post) throw errors.notFound('post');
        const known = [...fixedActions, post.action_btn_1, post.action_btn_2];
        const action = known.includes(body.action) ? body.action : 'other';
        await countInteraction(tx, { postId: post.id, name: body.action_name, action }, now);
        return null;
      }),
    ),
  ],
});
