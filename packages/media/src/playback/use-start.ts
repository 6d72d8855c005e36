import { useEffect, useEffectEvent, useRef, type ReactEventHandler, type RefObject } from 'react';

/**
 * Begins a clip at this second, once: whoever seeks from there stays where they are.
 * @returns what the element does when it knows its length
 */
export function useStart(
  element: RefObject<HTMLMediaElement | null>,
  second: number | undefined,
): ReactEventHandler<HTMLMediaElement> {
  const begun = useRef<number>(undefined);
  function begin(media: HTMLMediaElement, at: number | undefined): void {
    if (at === undefined || begun.current === at) return;
    begun.current = at;
    media.currentTime = at;
  }
  const beginLoaded = useEffectEvent((at: number | undefined) => {
    const media = element.current;
    if (media !== null && media.readyState > 0) begin(media, at);
  });
  useEffect(() => beginLoaded(second), [second]);
  return ({ currentTarget }) => begin(currentTarget, second);
}
