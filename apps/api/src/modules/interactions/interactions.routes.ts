import { recordInteraction } from '@maidan/contract/feed/interactions';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { defineModule } from '../module.ts';
import { findPostId } from '../posts/posts.store.ts';
import { countInteraction } from './interactions.store.ts';

/** Counts interactions per post and day; stores neither the person nor the page. */
export const interactionsModule = defineModule({
  name: 'interactions',
  routes: () => [
    route(recordInteraction, ({ body }, { once }) =>
      once(async (tx, now) => {
        const postId = await findPostId(tx, body.video_id, now);
        if (postId === null) throw errors.notFound('post');
        const [name, action] = [writtenText('action_name', body.action_name), writtenText('action', body.action)];
        await countInteraction(tx, { postId, name, action }, now);
        return null;
      }),
    ),
  ],
});
