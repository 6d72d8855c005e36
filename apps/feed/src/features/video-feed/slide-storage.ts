import { tabArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import { readSlide, type LeftSlide } from './left-slide.ts';

interface LastSlide {
  readonly path: string;
  readonly slide: LeftSlide;
}

/** The slide that Back returns to, of the latest feed and for this tab only. */
const lastSlide = createStore<LastSlide | null>({
  initial: null,
  persist: {
    area: tabArea,
    key: 'videofeed-slide',
    ...asJson<LastSlide>(({ path, slide }) => {
      const read = typeof slide === 'object' && slide !== null ? readSlide({ ...slide }) : null;
      return typeof path === 'string' && read ? { path, slide: read } : null;
    }),
  },
});

export const rememberSlide = (path: string, slide: LeftSlide): void => lastSlide.set({ path, slide });

/** Whether the document was loaded by a reload, Back or Forward. */
export function documentWasLeft(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** The slide at which the reader left this feed, or null. */
export function rememberedSlide(path: string): LeftSlide | null {
  const last = lastSlide.get();
  return last?.path === path ? last.slide : null;
}
