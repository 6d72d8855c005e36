/** How many items may still lie ahead when the next page is asked for. */
const ITEMS_AHEAD = 2;

/**
 * Whether the next page is due: the active item is at most two from the last one loaded.
 * An empty list is never near its end, else a feed without videos would ask for ever.
 */
export function isNearEnd(activeIndex: number, loadedCount: number): boolean {
  return loadedCount > 0 && loadedCount - 1 - activeIndex <= ITEMS_AHEAD;
}
