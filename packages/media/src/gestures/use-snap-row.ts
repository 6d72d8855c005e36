import { useEffect, useRef, useState, type RefObject } from 'react';

interface SnapRow<Element extends HTMLElement> {
  row: RefObject<Element | null>;
  /** The item in view. */
  index: number;
  /** Scrolls to an item, smoothly unless motion is reduced. */
  go(index: number, how?: 'gently' | 'at once'): void;
}

/** A row that scrolls sideways and snaps to its items: the browser's own swipe, reported as an index. */
export function useSnapRow<Element extends HTMLElement>(): SnapRow<Element> {
  const row = useRef<Element>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const scrolled = () => setIndex(nearestItem(element));
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, []);

  function go(to: number, how: 'gently' | 'at once' = 'gently'): void {
    const element = row.current;
    const item = element?.children[to];
    if (element === null || !(item instanceof HTMLElement)) return;
    const still = how === 'at once' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const inset = Number.parseFloat(getComputedStyle(element).scrollPaddingInlineStart) || 0;
    element.scrollTo({ left: item.offsetLeft - inset, behavior: still ? 'instant' : 'smooth' });
  }

  return { row, index, go };
}

/** The item whose centre is nearest to the centre of the row. The row must be positioned. */
function nearestItem(row: HTMLElement): number {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const distances = [...row.children].map((item) => {
    const { offsetLeft, offsetWidth } = item as HTMLElement;
    return Math.abs(offsetLeft + offsetWidth / 2 - middle);
  });
  return distances.indexOf(Math.min(...distances));
}
