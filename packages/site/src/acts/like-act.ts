import { createLikePost } from '@maidan/api-client/mutations/like-post';
import { isLiked } from '@maidan/contract/feed/likes';
import { sendInteraction } from '@maidan/api-client/mutations/send-interaction';
import { readId, type Id } from '@maidan/contract/core/wire';
import { onePerPage, type Act } from './act.ts';

export const likePostOf = onePerPage(createLikePost);

export interface LikeWish {
  readonly postId: Id;
  readonly wish: boolean;
}

function readLikeWish(stored: unknown): LikeWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { postId, wish } = stored as Partial<Record<keyof LikeWish, unknown>>;
  const id = readId(postId);
  return id === undefined || typeof wish !== 'boolean' ? null : { postId: id, wish };
}

/** What the reply says is logged as an interaction. */
export const likeAct: Act<LikeWish> = {
  name: 'like',
  read: readLikeWish,
  subject: ({ postId }) => String(postId),
  async perform(tools, { postId, wish }) {
    const outcome = await likePostOf(tools)(postId, wish);
    if (outcome.kind === 'kept') return outcome.stands ? 'needless' : 'kept';
    if (outcome.kind === 'done') {
      const action = isLiked(outcome.reply) ? 'liked' : 'like removed';
      sendInteraction(tools.api, { name: 'like', action, postId, page: location.href });
    }
    return outcome.kind;
  },
};
