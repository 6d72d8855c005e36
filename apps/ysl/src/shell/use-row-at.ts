import { useEffect, useRef } from 'react';

/**
 * For a row that scrolls on a narrow phone: the entry one is on may lie beyond its end. The page itself stays put.
 * @param at the entry's place; -1 where there is none
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
