import { useEffect, useState, type RefObject } from 'react';

/** Whether the element overflows. Its content is observed too, because "Read More" changes only that. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
