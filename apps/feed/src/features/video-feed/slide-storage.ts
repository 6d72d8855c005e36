import { tabArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';

interface LastSlide {
  readonly path: string;
  readonly index: number;
}

/** The slide that Back returns to: of the latest feed, for this tab only. */
const lastSlide = createStore<LastSlide | null>({
  initial: null,
  persist: {
    area: tabArea,
    key: 'videofeed-slide',
    ...asJson<LastSlide>(({ path, index }) =>
      typeof path === 'string' && typeof index === 'number' && index >= 0 ? { path, index } : null,
    ),
  },
});

export const rememberSlide = (path: string, index: number): void => lastSlide.set({ path, index });

/** Whether the browser loaded this document again for a returning reader: by reload, Back or Forward. */
export function documentWasLeft(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** The index at which the reader left this feed, or 0. */
export function rememberedSlide(path: string): number {
  const slide = lastSlide.get();
  return slide?.path === path ? slide.index : 0;
}
