/** How many clips before the one that was left are remembered, since it may be gone on return, and others with it. */
const BEFORE = 20;
/** How far a clip may have moved down: so many new posts are looked through for it. */
const FURTHER = 20;

/** The slide at which a reader left a feed. */
export interface LeftSlide {
  readonly index: number;
  /** The clips up to this slide, this one last. */
  readonly ids: readonly string[];
  /** Whether it is the slide after the last clip. */
  readonly isPastLast: boolean;
}

/** The slide with this index of a feed. */
export const slideAt = (ids: readonly string[], index: number): LeftSlide => ({
  index,
  ids: ids.slice(Math.max(0, index - BEFORE), index + 1),
  isPastLast: index >= ids.length,
});

/** What storage holds, or null when it is something else. */
export function readSlide({ index, ids, isPastLast }: Readonly<Record<string, unknown>>): LeftSlide | null {
  if (typeof index !== 'number' || index < 0 || !Array.isArray(ids)) return null;
  return { index, ids: ids.map(String), isPastLast: isPastLast === true };
}

/** Whether the pages of a feed so far tell where the slide is now; otherwise one more is needed. */
export function isReached(ids: readonly string[], left: LeftSlide): boolean {
  const last = left.ids.at(-1);
  return last === undefined || ids.includes(last) || ids.length > left.index + FURTHER;
}

/**
 * Where the slide is now, whatever was published, withdrawn or muted in between: the same clip, or, when it is gone, the one
 * that followed; the first, when nothing of what was seen is left.
 */
export function findSlide(ids: readonly string[], left: LeftSlide): number {
  const known = left.ids.findLast((id) => ids.includes(id));
  if (known === undefined) return 0;
  const isSame = known === left.ids.at(-1) && !left.isPastLast;
  return ids.indexOf(known) + (isSame ? 0 : 1);
}
