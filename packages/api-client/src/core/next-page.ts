import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** What `useInfiniteQuery` returns. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/**
 * Loads the next page of a list, after any refresh. In React Query, each cancels the other: the page would take the place
 * of the news, or the news that of the page.
 */
export async function loadNextPage({ data, fetchNextPage }: Pick<PagedQuery, 'data' | 'fetchNextPage'>): Promise<void> {
  const before = data?.pages.length ?? 0;
  const first = await fetchNextPage({ cancelRefetch: false });
  const wasRefresh = !first.isFetchNextPageError && (first.data?.pages.length ?? 0) <= before;
  if (wasRefresh && first.hasNextPage) await fetchNextPage({ cancelRefetch: false });
}

/** `loadMore` loads the next page of a list; `isLoadingMore` is true from the call until the page is there. */
export function useLoadMore({ data, fetchNextPage, isFetchingNextPage }: PagedQuery) {
  const [isWaiting, setIsWaiting] = useState(false);
  const loadMore = useCallback(async () => {
    setIsWaiting(true);
    await loadNextPage({ data, fetchNextPage });
    setIsWaiting(false);
  }, [data, fetchNextPage]);
  return { loadMore, isLoadingMore: isWaiting || isFetchingNextPage };
}
