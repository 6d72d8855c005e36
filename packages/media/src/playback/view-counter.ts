/**
 * Counts a play once: a loop, a pause or a stall is no new play; a new mount, or coming back to a slide, is.
 * `arrived` starts a new visit, `played` says whether this is the first play of the visit.
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
