import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense, useState, type ReactNode } from 'react';
import type { RowsOf, ShownRows } from './use-virtual-rows.ts';

const VirtualRange = optionalPart(async () => (await import('./VirtualRange.tsx')).VirtualRange);

/**
 * Up to here a list is all in the page. Beyond, only the rows near the screen are: the browser's own search finds no
 * others, so every list that can become longer has a search of its own.
 */
const ALL_UP_TO = 60;

/** Which rows of a list are in the page: all of a short one. Each must carry `data-index`. */
export function useRowsInPage(list: RowsOf): ShownRows & {
  readonly isLong: boolean;
  readonly measure: ShownRows['measure'];
  /** To be drawn after the list. */
  readonly range: ReactNode;
} {
  const [near, setNear] = useState<ShownRows | null>(null);
  const isLong = list.count > ALL_UP_TO;
  if (isLong) {
    const range = (
      <Suspense>
        <VirtualRange {...list} onRange={setNear} />
      </Suspense>
    );
    // Until it has been fetched, and where it cannot be, all of them.
    if (near) return { ...near, rows: near.rows.filter(({ index }) => index < list.count), isLong, range };
    return { ...allOf(list.count), isLong, range };
  }
  return { ...allOf(list.count), isLong, range: null };
}

const allOf = (count: number): ShownRows => ({
  rows: Array.from({ length: count }, (_, index) => ({ index, above: 0 })),
  below: 0,
  measure: undefined,
});
