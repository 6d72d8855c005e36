import { useLayoutEffect, useRef } from 'react';
import { useVirtualRows, type RowsOf, type ShownRows } from './use-virtual-rows.ts';

interface VirtualRangeProps extends RowsOf {
  onRange: (range: ShownRows) => void;
}

/** Says which rows of a list belong in the page. On its own, so that short lists load nothing of it. */
export function VirtualRange({ onRange, ...rows }: VirtualRangeProps) {
  const range = useVirtualRows(rows);
  const said = useRef('');
  useLayoutEffect(() => {
    const text = JSON.stringify(range);
    if (range === null || text === said.current) return;
    said.current = text;
    onRange(range);
  });
  return null;
}
