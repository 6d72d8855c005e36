import { followLeague, isSubscribed } from '@maidan/contract/feed/follows';
import type { Id } from '@maidan/contract/core/wire';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../core/create-api.ts';
import { followCheckQuery } from '../queries/feed/follows.ts';
import { createToggleQueue } from './toggle-queue.ts';

export type FollowLeague = (id: Id, wish: boolean) => Promise<void>;

/**
 * Registers for a league or ends it: shown at once, collapsed when tapped fast, the reply decides, taken back when it
 * fails.
 */
export function createFollowLeague(api: Api, client: QueryClient): FollowLeague {
  const queue = createToggleQueue<Id, { message: string }>((id, subscribed) =>
    api.call(followLeague, { body: { following_id: id, type: 'league', subscribed } }),
  );
  return async (id, wish) => {
    const { queryKey } = followCheckQuery(api, 'league', id);
    // A check that is still under way would overwrite what is newer than it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, wish);
    try {
      const outcome = await queue.toggle(id, wish);
      if (!outcome.superseded) client.setQueryData(queryKey, isSubscribed(outcome.reply));
    } catch (error) {
      client.setQueryData(queryKey, !wish);
      throw error;
    }
  };
}
