import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type Key, type RefObject } from 'react';
import { marginAbove, ofPage, scrollerOf } from './scroller.ts';

/** Rows rendered above and below the viewport, so that screen readers and Tab can move on. */
const BEYOND = 8;

export interface ShownRow {
  readonly index: number;
  /** Pixels of the rows skipped just above. */
  readonly above: number;
}

export interface RowsOf {
  /** The element that holds the rows. */
  readonly host: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Must be stable while the rows are the same: a new function measures all rows again. */
  readonly keyOf: (index: number) => Key;
  /** Assumed pixels of an unmeasured row. */
  readonly estimate: number;
}

export interface ShownRows {
  readonly rows: readonly ShownRow[];
  /** Pixels of the rows skipped after the last. */
  readonly below: number;
  /** The ref callback of each row. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Which rows of a long list to render; null until the viewport is known. */
export function useVirtualRows({ host, count, keyOf, estimate }: RowsOf): ShownRows | null {
  const [place, setPlace] = useState<{ readonly scroller: Element | null; readonly margin: number }>({
    scroller: null,
    margin: 0,
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- content above the list comes and goes: notices, a selection bar
  useLayoutEffect(() => {
    const list = host.current;
    if (!list) return;
    const scroller = scrollerOf(list);
    const margin = marginAbove(list, scroller);
    if (scroller !== place.scroller || Math.abs(margin - place.margin) > 1) setPlace({ scroller, margin });
  });
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      const focused = focusedRow(host.current);
      // Keep the focused row, or keyboard users would lose their place.
      if (focused === null || focused >= range.count || near.includes(focused)) return near;
      return [...near, focused].toSorted((a, b) => a - b);
    },
    [host],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count,
    enabled: place.scroller !== null,
    getScrollElement: () => place.scroller,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    scrollMargin: place.margin,
    overscan: BEYOND,
    rangeExtractor,
    ...(place.scroller === document.documentElement && ofPage),
  });
  if (virtualizer.scrollElement === null || virtualizer.scrollRect === null) return null;
  let end = place.margin;
  const rows: ShownRow[] = virtualizer.getVirtualItems().map((item) => {
    const above = Math.max(0, item.start - end);
    ({ end } = item);
    return { index: item.index, above };
  });
  const below = Math.max(0, virtualizer.getTotalSize() + place.margin - end);
  return { rows, below, measure: virtualizer.measureElement };
}

function focusedRow(host: HTMLElement | null): number | null {
  const row = host?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-index]')
    : null;
  return row ? Number(row.dataset['index']) : null;
}
