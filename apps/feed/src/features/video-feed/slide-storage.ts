const KEY = 'videofeed-slide';

/** The slide a reader left a feed at, for Back. Kept for the tab only, and only the latest feed's. */
export function rememberSlide(path: string, index: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, index }));
  } catch {
    // Without storage Back begins at the first slide; nothing else is lost.
  }
}

/** Whether the browser loaded this document anew for somebody who was there: by reload, Back or Forward. */
export function documentWasLeft(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** Where this feed was left, or 0. */
export function rememberedSlide(path: string): number {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { path?: unknown; index?: unknown } | null;
    return stored?.path === path && typeof stored.index === 'number' && stored.index >= 0 ? stored.index : 0;
  } catch {
    return 0;
  }
}
