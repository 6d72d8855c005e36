import { reportCategoryFollowers, reportTagFollowers } from '@maidan/contract/feed/dashboard';
import { followCategory, followTag, isSubscribed, isUnsubscribed } from '@maidan/contract/feed/follows';
import type { Id } from '@maidan/contract/core/wire';
import type { QueryClient } from '@tanstack/react-query';
import { followEndpoints, patchFeed, type FollowState, type TopicType } from '../cache/patch-feed.ts';
import type { Api } from '../core/create-api.ts';
import { followCheckQuery } from '../queries/feed/follows.ts';
import { createWishes, type Wishes } from './wishes.ts';

const following = (wish: boolean) => (state: FollowState) => {
  if (state.following === wish) return state;
  return { following: wish, subscribe: Math.max(0, state.subscribe + (wish ? 1 : -1)) };
};

export interface FollowReply {
  readonly message: string;
  /** Null from a server that does not tell its count. */
  readonly subscribe: number | null;
}

export interface Topic {
  readonly type: TopicType;
  readonly id: Id;
}

export type FollowTopic = Wishes<Topic, FollowReply>;

/**
 * Follows a tag or category or ends it: shown at once, the reply decides, the new count goes to the dashboard
 * afterwards, taken back when it fails. One per page, or fast taps are not collapsed.
 */
export function createFollowTopic(api: Api, client: QueryClient): FollowTopic {
  const wishesOf = (type: TopicType) =>
    createWishes<Id, FollowReply>({
      client,
      endpoints: followEndpoints(type),
      send: (id, subscribed) =>
        api.call(
          type === 'tag' ? followTag : followCategory,
          { body: { following_id: id, type, subscribed } },
          { keepalive: true },
        ),
      show: (id, wish) => patchFeed(client, { type, id }, following(wish)),
      confirm: (id, reply) =>
        patchFeed(client, { type, id }, (state) => {
          const next = following(isSubscribed(reply))(state);
          return { ...next, subscribe: reply.subscribe ?? next.subscribe };
        }),
      isOn: isSubscribed,
      isOff: isUnsubscribed,
    });
  const wishes = { tag: wishesOf('tag'), category: wishesOf('category') };

  function report({ type, id }: Topic): void {
    let subscribe: number | null = null;
    patchFeed(client, { type, id }, (state) => {
      ({ subscribe } = state);
      return state;
    });
    if (subscribe === null) return;
    const endpoint = type === 'tag' ? reportTagFollowers : reportCategoryFollowers;
    const expectedFailure = 'the dashboard counts again by itself';
    api.call(endpoint, { body: { id, subscribe } }, { expectedFailure }).catch(() => undefined);
  }

  async function follow(topic: Topic, wish: boolean) {
    const outcome = await wishes[topic.type](topic.id, wish);
    if (outcome.kind !== 'done') return outcome;
    const { queryKey } = followCheckQuery(api, topic.type, topic.id);
    // A check that is under way asked before the server knew.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, isSubscribed(outcome.reply));
    report(topic);
    return outcome;
  }

  return Object.assign(follow, { latest: ({ type, id }: Topic) => wishes[type].latest(id) });
}
