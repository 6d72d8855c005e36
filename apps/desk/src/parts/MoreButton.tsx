import { Button } from '@maidan/ui/Button';
import type { ReactNode } from 'react';

interface MoreButtonProps {
  /** A list that loads page by page. */
  query: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
  /** As wide as the list. */
  wide?: boolean;
  /** Of the place around it. */
  className?: string;
  children?: ReactNode;
}

/** Loads the next page of a list; nothing on its last one. */
export function MoreButton({ query, wide = false, className, children = 'Load more' }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={className}>
      <Button wide={wide} pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
