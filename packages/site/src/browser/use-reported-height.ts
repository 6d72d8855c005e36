import { FRAME_HEIGHT } from '@maidan/browser/frame-height';
import { useEffect, type RefObject } from 'react';

/** Reports its height to the embedding page. Height is not secret, so the message goes to any origin. */
export function useReportedHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element || window.parent === window) return undefined;
    const report = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      window.parent.postMessage({ type: FRAME_HEIGHT, height }, '*');
    };
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
}
