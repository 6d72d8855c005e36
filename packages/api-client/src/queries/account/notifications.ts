import { latestNotification, notifications } from '@maidan/contract/account/notifications';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';

/** Newest first. A server without pages sends all of them as one page. */
export function notificationPagesQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: queryKey(notifications, {}),
    queryFn: ({ pageParam, signal }) =>
      api.call(notifications, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: staleTimes.personal,
  });
}

/** For the 'New' badge. An extension: without it, the badge depends on the date of the last visit. */
export function latestNotificationQuery(api: Api) {
  return queryOptions({
    queryKey: queryKey(latestNotification, {}),
    queryFn: ({ signal }) => api.call(latestNotification, {}, { signal }),
    staleTime: staleTimes.personal,
  });
}
