import { useEffect, useState, type RefObject } from 'react';

/** Whether the collapsed first child of the box hides any content: on a wide screen it may not. */
export function useHidesContent(box: RefObject<HTMLElement | null>): boolean {
  const [hidesContent, setHidesContent] = useState(true);
  useEffect(() => {
    const frame = box.current?.firstElementChild;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => setHidesContent(frame.scrollHeight > frame.clientHeight + 1));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [box]);
  return hidesContent;
}
