/** How many items may remain when the next page is requested. */
const ITEMS_AHEAD = 2;

/**
 * Whether the next page is due: the active item is at most two from the last one loaded.
 * An empty list is never near its end; otherwise, a feed without videos would request pages forever.
 */
export function isNearEnd(activeIndex: number, loadedCount: number): boolean {
  return loadedCount > 0 && loadedCount - 1 - activeIndex <= ITEMS_AHEAD;
}
