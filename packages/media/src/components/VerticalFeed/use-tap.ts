import { useEffect, useRef, type MouseEvent } from 'react';
import { DOUBLE_TAP_TIME, isDoubleTap, type Tap } from '../../gestures/tap-rule.ts';

interface TapActions {
  /** A single tap would pause, so it waits for a second one: a like must not interrupt the clip. */
  wouldPause(): boolean;
  toggle(): void;
  /** Absent if liking is not possible; then no tap waits. */
  like?: ((tap: Tap) => void) | undefined;
}

/** Separates taps from double taps. A key press on the same button is always single. */
export function useTap({ wouldPause, toggle, like }: TapActions): (event: MouseEvent<HTMLElement>) => void {
  const last = useRef<Tap | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return (event) => {
    // The end of a mouse swipe, as the slider has marked.
    if (event.defaultPrevented) return;
    const byKeyboard = event.detail === 0;
    if (byKeyboard || like === undefined) {
      toggle();
      return;
    }
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (isDoubleTap(last.current, tap)) {
      clearTimeout(waiting.current);
      // A third tap starts over.
      last.current = null;
      like(tap);
      return;
    }
    last.current = tap;
    if (wouldPause()) waiting.current = setTimeout(toggle, DOUBLE_TAP_TIME);
    else toggle();
  };
}
