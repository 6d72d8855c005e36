/**
 * Counts one play per visit: not a loop, a pause or a stall, but a new mount or a return to the slide.
 * `arrived` starts a visit; `played` returns whether this is its first play.
 */
export interface ViewCounter {
  arrived(): void;
  played(): boolean;
}

export function createViewCounter(): ViewCounter {
  let counted = false;
  return {
    arrived() {
      counted = false;
    },
    played() {
      const first = !counted;
      counted = true;
      return first;
    },
  };
}
