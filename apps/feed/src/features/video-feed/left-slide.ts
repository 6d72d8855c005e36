/** How many clips before the current one are remembered, since it and others may be gone on return. */
const BEFORE = 20;
/** How far a clip may have moved down: the number of further posts searched for it. */
const FURTHER = 20;

/** The slide at which a reader left a feed. */
export interface LeftSlide {
  readonly index: number;
  /** Ids of the clips up to and including this slide. */
  readonly ids: readonly string[];
  /** Whether it is the slide after the last clip. */
  readonly isPastLast: boolean;
}

/** The slide at this index of a feed. */
export const slideAt = (ids: readonly string[], index: number): LeftSlide => ({
  index,
  ids: ids.slice(Math.max(0, index - BEFORE), index + 1),
  isPastLast: index >= ids.length,
});

/** Reads a stored slide; null for anything else. */
export function readSlide({ index, ids, isPastLast }: Readonly<Record<string, unknown>>): LeftSlide | null {
  if (typeof index !== 'number' || index < 0 || !Array.isArray(ids)) return null;
  return { index, ids: ids.map(String), isPastLast: isPastLast === true };
}

/** Whether the loaded pages are enough to locate the slide; otherwise another page is needed. */
export function isReached(ids: readonly string[], left: LeftSlide): boolean {
  const last = left.ids.at(-1);
  return last === undefined || ids.includes(last) || ids.length > left.index + FURTHER;
}

/**
 * The slide's current index, whatever was published, withdrawn or muted in between: that of the same clip; if it is gone,
 * of the clip that followed; if no remembered clip is left, 0.
 */
export function findSlide(ids: readonly string[], left: LeftSlide): number {
  const known = left.ids.findLast((id) => ids.includes(id));
  if (known === undefined) return 0;
  const isSame = known === left.ids.at(-1) && !left.isPastLast;
  return ids.indexOf(known) + (isSame ? 0 : 1);
}
