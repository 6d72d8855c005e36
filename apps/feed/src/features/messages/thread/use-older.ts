import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far ahead of the reader older messages are requested. */
const AHEAD = '1200px 0px 0px 0px';

interface Older {
  has: boolean;
  pending: boolean;
  failed: boolean;
  load: () => void;
}

/**
 * Loads older messages as the top of the list comes near.
 * @param count how many there are; after each page the top is observed again
 * @returns the ref of the element at the top
 */
export function useOlder(scroller: RefObject<HTMLElement | null>, older: Older, count: number) {
  const top = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => {
    // After a failure the reader decides when to retry.
    if (older.has && !older.pending && !older.failed) older.load();
  });
  // A new observer for each page: the old one would not report a top that is still near.
  const page = older.has ? count : 0;
  useEffect(() => {
    if (!top.current || page === 0) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near();
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [scroller, page]);
  return top;
}
