import { useLayoutEffect, useRef } from 'react';
import { useVirtualRows, type RowsOf, type ShownRows } from './use-virtual-rows.ts';

interface VirtualRangeProps extends RowsOf {
  onRange: (range: ShownRows) => void;
}

/** Reports which rows of a list to render. A separate module, so that short lists do not load the library. */
export function VirtualRange({ onRange, ...rows }: VirtualRangeProps) {
  const range = useVirtualRows(rows);
  const reported = useRef('');
  useLayoutEffect(() => {
    const text = JSON.stringify(range);
    if (range === null || text === reported.current) return;
    reported.current = text;
    onRange(range);
  });
  return null;
}
