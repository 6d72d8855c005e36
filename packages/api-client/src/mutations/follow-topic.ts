import { reportCategoryFollowers, reportTagFollowers } from '@maidan/contract/dashboard';
import { followCategory, followTag, SUBSCRIBED } from '@maidan/contract/follows';
import type { Id } from '@maidan/contract/wire';
import type { QueryClient } from '@tanstack/react-query';
import { patchFeed, type FollowState, type TopicType } from '../cache/patch-feed.ts';
import type { Api } from '../create-api.ts';
import { followCheckQuery } from '../queries/follows.ts';
import { createToggleQueue } from '../toggle-queue.ts';

const following = (wish: boolean) => (state: FollowState) => {
  if (state.following === wish) return state;
  return { following: wish, subscribe: Math.max(0, state.subscribe + (wish ? 1 : -1)) };
};

export type FollowTopic = (topic: { type: TopicType; id: Id }, wish: boolean) => Promise<void>;

/**
 * Follows a tag or category or ends it (specification, section 4, "Follow"): shown at once, the reply decides, the new
 * count goes to the dashboard afterwards, taken back when it fails.
 */
export function createFollowTopic(api: Api, client: QueryClient): FollowTopic {
  const queueOf = (type: TopicType) =>
    createToggleQueue<Id, { message: string; subscribe: number | null }>((id, subscribed) =>
      api.call(type === 'tag' ? followTag : followCategory, { body: { following_id: id, type, subscribed } }),
    );
  const queues = { tag: queueOf('tag'), category: queueOf('category') };

  return async (topic, wish) => {
    const { type, id } = topic;
    const show = (change: (state: FollowState) => FollowState) => patchFeed(client, topic, change);
    show(following(wish));
    try {
      const outcome = await queues[type].toggle(id, wish);
      if (outcome.superseded) return;
      const isFollowing = outcome.reply.message === SUBSCRIBED;
      let subscribe = 0;
      show((state) => {
        const next = following(isFollowing)(state);
        subscribe = outcome.reply.subscribe ?? next.subscribe;
        return { ...next, subscribe };
      });
      client.setQueryData(followCheckQuery(api, type, id).queryKey, isFollowing);
      const endpoint = type === 'tag' ? reportTagFollowers : reportCategoryFollowers;
      const expectedFailure = 'the dashboard counts again by itself';
      api.call(endpoint, { body: { id, subscribe } }, { expectedFailure }).catch(() => undefined);
    } catch (error) {
      show(following(!wish));
      throw error;
    }
  };
}
