import { useEffect, useState, type RefObject } from 'react';

/** Calls back once the page has loaded; at once if it has already. Returns a function that cancels it. */
function onceLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
  return () => removeEventListener('load', callback);
}

/**
 * Becomes true when the element comes within half a screen of the viewport, and stays true; not before the page with its
 * pictures has loaded.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    );
    const { current } = element;
    const cancel = onceLoaded(() => observer.observe(current));
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [element, near]);
  return near;
}
