import { useEffect, useRef } from 'react';

/**
 * Scrolls a row to its current entry, which may be out of view on a narrow phone. The page itself does not scroll.
 * @param at index of the entry; -1 for none
 */
export function useRowAt(at: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.children[at];
    if (row && current instanceof HTMLElement) {
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    }
  }, [at]);
  return list;
}
