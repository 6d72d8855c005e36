import { useApi } from '@maidan/api-client/core/api-provider';
import { notificationPagesQuery } from '@maidan/api-client/queries/account/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Shown at once. A server without pages sends all there are, and a thousand would be too much for a phone. */
const STEP = 20;

/** The notifications that are shown: more of those that are here, and then of those the server has. */
export function useVisibleNotifications() {
  const query = useInfiniteQuery(notificationPagesQuery(useApi()));
  const [most, setMost] = useState(STEP);
  const all = query.data?.pages.flatMap((page) => page.data);
  return {
    ...query,
    all,
    shown: all?.slice(0, most),
    hasMore: all !== undefined && (all.length > most || query.hasNextPage),
    showMore() {
      setMost(most + STEP);
      if (all !== undefined && all.length < most + STEP && query.hasNextPage) void query.fetchNextPage();
    },
  };
}
