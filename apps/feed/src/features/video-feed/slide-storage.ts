const KEY = 'videofeed-slide';

/** The slide a reader left a feed at, for Back. Kept for the tab only, and only the latest feed's. */
export function rememberSlide(path: string, index: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, index }));
  } catch {
    // Without storage Back begins at the first slide; nothing else is lost.
  }
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
