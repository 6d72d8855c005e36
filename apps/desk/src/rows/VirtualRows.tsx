import { useCallback, useLayoutEffect, useRef, type Key, type ReactNode } from 'react';
import { useRowsInPage } from './use-rows-in-page.tsx';
import * as css from './VirtualRows.css.ts';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Whether more rows can be loaded. */
  hasMore: boolean;
  /** The height of a typical row in pixels. */
  estimate: number;
  className?: string | undefined;
  rowClassName?: string | undefined;
  children: (row: Row) => ReactNode;
}

/** A list that renders only the rows near the viewport once it is long. Each row has its position for screen readers. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, rowKey, hasMore, estimate, className = '', rowClassName, children } = props;
  const host = useRef<HTMLUListElement>(null);
  const keyOf = useCallback((index: number) => keyAt(rows, rowKey, index), [rows, rowKey]);
  const page = useRowsInPage({ host, count: rows.length, keyOf, estimate });
  const { isLong, rows: shown, below, measure } = page;

  // Space for the rows not rendered. Set from code, because the content policy blocks style attributes.
  useLayoutEffect(() => {
    const list = host.current;
    if (!list) return;
    // Padding, because a margin on the first row would move the list.
    list.style.paddingTop = pixels(shown[0]?.above);
    list.style.paddingBottom = pixels(below);
    for (const [at, row] of [...list.children].entries()) {
      if (row instanceof HTMLElement) row.style.marginTop = pixels(at === 0 ? 0 : shown[at]?.above);
    }
  }, [shown, below]);

  return (
    <>
      <ul ref={host} className={`${className} ${css.list}`}>
        {shown.map(({ index }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <li
                key={keyOf(index)}
                ref={measure}
                data-index={index}
                className={rowClassName}
                {...(isLong && { 'aria-posinset': index + 1, 'aria-setsize': hasMore ? -1 : rows.length })}
              >
                {children(row)}
              </li>
            )
          );
        })}
      </ul>
      {page.range}
    </>
  );
}

const pixels = (size = 0): string => (size > 0 ? `${size}px` : '');

function keyAt<Row>(rows: readonly Row[], rowKey: (row: Row) => Key, index: number): Key {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}
