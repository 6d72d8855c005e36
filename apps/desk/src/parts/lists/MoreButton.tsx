import { Button } from '@maidan/ui/Button';
import { useEffect, useRef, type ReactNode } from 'react';

interface MoreButtonProps {
  /** A list that loads page by page. */
  query: {
    readonly data?: { readonly pages: readonly unknown[] } | undefined;
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** As wide as the list. */
  wide?: boolean;
  /** Loads the first pages by itself, when the end of the list comes near. */
  byItself?: boolean;
  /** Of the place around it. */
  className?: string;
  children?: ReactNode;
}

/** Every page that was loaded is read again when something in it changes, so the rest comes only when it is wanted. */
const BY_ITSELF_UP_TO = 10;
const NEAR = '600px';

/** Loads the next page of a list; nothing on its last one. */
export function MoreButton({
  query,
  wide = false,
  byItself = false,
  className,
  children = 'Load more',
}: MoreButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error } = query;
  const pages = query.data?.pages.length ?? 0;
  const isDue = byItself && hasNextPage && !isFetchingNextPage && error === null && pages < BY_ITSELF_UP_TO;
  useEffect(() => {
    if (!isDue || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
    // Also after every page, since none is due while one is fetched: a short one leaves the end in sight.
  }, [isDue, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={place} className={className}>
      <Button wide={wide} pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
