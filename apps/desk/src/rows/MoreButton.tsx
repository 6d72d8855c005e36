import { Button } from '@maidan/ui/Button';
import { Box, type LayoutProps } from '@maidan/ui/layout';
import { useEffect, useRef } from 'react';

interface MoreButtonProps extends LayoutProps<'div'> {
  /** A list that loads page by page. */
  query: {
    readonly data?: { readonly pages: readonly unknown[] } | undefined;
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
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
  const { hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, error } = query;
  const pages = query.data?.pages.length ?? 0;
  // Not during a refresh: the two cancel each other, and then the news or the next page would be lost.
  const isDue = byItself && hasNextPage && !isFetching && error === null && pages < BY_ITSELF_UP_TO;
  useEffect(() => {
    const place = end.current;
    if (!isDue || !place) return;
    let isOver = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // An observer reports changes only, and a short page, or a refresh in its place, leaves the end in view.
        void Promise.resolve(fetchNextPage()).finally(() => {
          observer.unobserve(place);
          if (!isOver) observer.observe(place);
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [isDue, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <Box ref={end} {...box}>
      <Button wide={wide} pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </Box>
  );
}
