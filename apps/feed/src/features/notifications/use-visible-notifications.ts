import { useApi } from '@maidan/api-client/core/api-provider';
import { useLoadMore } from '@maidan/api-client/core/next-page';
import { notificationPagesQuery } from '@maidan/api-client/queries/account/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Notifications shown at a time. A server without pages sends all of them, and a thousand are too many for a phone. */
const STEP = 20;

/** The notifications shown so far. More come first from those already loaded, then from the server. */
export function useVisibleNotifications() {
  const query = useInfiniteQuery(notificationPagesQuery(useApi()));
  const { loadMore, isLoadingMore } = useLoadMore(query);
  const [most, setMost] = useState(STEP);
  const all = query.data?.pages.flatMap((page) => page.data);
  return {
    ...query,
    isLoadingMore,
    all,
    shown: all?.slice(0, most),
    hasMore: all !== undefined && (all.length > most || query.hasNextPage),
    showMore() {
      setMost(most + STEP);
      if (all !== undefined && all.length < most + STEP && query.hasNextPage) void loadMore();
    },
  };
}
