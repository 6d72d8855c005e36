import { recordInteraction } from '@maidan/contract/feed/interactions';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { writeOnce } from '../../http/idempotency/write-once.ts';
import { findPostId } from '../posts/posts.store.ts';
import { countInteraction } from './interactions.store.ts';

/** Specification, section 7, `userinteraction`. Neither the person nor the page is kept (docs/decisions/0005). */
export function interactionRoutes(parts: AppContext): Route[] {
  return [
    route(recordInteraction, ({ body }, call) =>
      writeOnce(parts, call, recordInteraction, body, async (tx, now) => {
        const postId = await findPostId(tx, body.video_id, now);
        if (postId === null) throw notFound('This post');
        const [name, action] = [writtenText('action_name', body.action_name), writtenText('action', body.action)];
        await countInteraction(tx, { postId, name, action }, now);
        return null;
      }),
    ),
  ];
}
