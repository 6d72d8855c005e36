import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense, useState, type ReactNode } from 'react';
import type { RowsOf, ShownRows } from './use-virtual-rows.ts';

const VirtualRange = optionalPart(async () => (await import('./VirtualRange.tsx')).VirtualRange);

/**
 * The longest list that is rendered as a whole. Longer lists render only the rows near the viewport, where the browser's
 * search finds no others, so each of them has its own search.
 */
const ALL_UP_TO = 60;

/** Which rows of a list to render: all of a short one. Each must have `data-index`. */
export function useRowsInPage(list: RowsOf): ShownRows & {
  readonly isLong: boolean;
  readonly measure: ShownRows['measure'];
  /** To be rendered after the list. */
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
    // All rows until the module has loaded, or if it cannot load.
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
