import { isCategoryFollowed, isLeagueFollowed, isTagFollowed } from '@maidan/contract/feed/follows';
import type { Id } from '@maidan/contract/core/wire';
import { queryOptions } from '@tanstack/react-query';
import type { TopicType } from '../../cache/patch-feed.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';

const checks = { tag: isTagFollowed, category: isCategoryFollowed, league: isLeagueFollowed };

/** Whether the user follows it: success means following, any error means not. */
export function followCheckQuery(api: Api, type: TopicType | 'league', id: Id) {
  const endpoint = checks[type];
  const input = { body: { following_id: id } };
  return queryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        await api.call(endpoint, input, { signal });
        return true;
      } catch {
        return false;
      }
    },
    staleTime: staleTimes.personal,
  });
}
