import { useEffect, useEffectEvent, useRef, type ReactEventHandler, type RefObject } from 'react';

/**
 * Starts a clip at this second, once: a person who seeks from there is not moved back.
 * @returns a handler for the moment when the element knows its length
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
