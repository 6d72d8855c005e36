import { useLoadMore, type PagedQuery } from '@maidan/api-client/core/next-page';
import { Button } from '@maidan/ui/Button';
import { Box, type LayoutProps } from '@maidan/ui/layout';
import { useEffect, useRef } from 'react';

interface MoreButtonProps extends LayoutProps<'div'> {
  /** A list that loads page by page. */
  query: PagedQuery;
  /** Makes the button as wide as the list. */
  wide?: boolean;
  /** Loads the first pages automatically near the end of the list. */
  byItself?: boolean;
}

/** Every loaded page is fetched again after a change, so further pages load only on request. */
const BY_ITSELF_UP_TO = 10;
const NEAR = '600px';

/** Loads the next page of a list; renders nothing on the last page. */
export function MoreButton({ query, wide = false, byItself = false, children = 'Load more', ...box }: MoreButtonProps) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, error } = query;
  const { loadMore, isLoadingMore } = useLoadMore(query);
  const pages = query.data?.pages.length ?? 0;
  const isDue = byItself && hasNextPage && error === null && pages < BY_ITSELF_UP_TO;
  useEffect(() => {
    const place = end.current;
    if (!isDue || !place) return;
    // A new one for each page, which may be short and leave the end in view: an observer reports changes only.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void loadMore();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isDue, loadMore]);
  if (!hasNextPage) return null;
  return (
    <Box ref={end} {...box}>
      <Button wide={wide} pending={isLoadingMore} onClick={() => void loadMore()}>
        {children}
      </Button>
    </Box>
  );
}
