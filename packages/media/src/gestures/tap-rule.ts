/** Milliseconds within which a second tap makes a double tap, and its distance from the first in pixels. */
export const DOUBLE_TAP_TIME = 260;
const DOUBLE_TAP_REACH = 48;

export interface Tap {
  /** Milliseconds of any monotonic clock. */
  at: number;
  x: number;
  y: number;
}

/** Whether two taps are one gesture: quick, and in the same place. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (first === null) return false;
  const near = Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH;
  return near && second.at - first.at <= DOUBLE_TAP_TIME;
}
