import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { findSlide, isReached, slideAt } from './left-slide.ts';
import { documentWasLeft, rememberedSlide, rememberSlide } from './slide-storage.ts';

interface SlidePlace {
  /** Whether the clip to return to may be on a page that is not loaded yet. */
  readonly isCatchingUp: boolean;
  readonly startAt: number;
  /** Changes when the feed must restart at another slide. */
  readonly key: string;
  readonly onActive: (index: number) => void;
}

/**
 * Keeps a reader at the same clip of a feed: after Back, Forward or a reload, and while posts come and go. The server's
 * document has the first slide; the remembered one is shown after hydration.
 */
export function useSlidePlace(ids: readonly string[], hasMore: boolean): SlidePlace {
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const hydrated = useHydrated();
  const [left] = useState(() =>
    cameBack && typeof window !== 'undefined' && (hydrated || documentWasLeft()) ? rememberedSlide(pathname) : null,
  );
  const returned = hydrated ? left : null;
  const [moved, setMoved] = useState({ times: 0, to: 0 });
  const isHere = useRef(false);
  const isCatchingUp = returned !== null && moved.times === 0 && hasMore && !isReached(ids, returned);

  const keepPlace = useEffectEvent((_order: string) => {
    const slide = isHere.current ? rememberedSlide(pathname) : null;
    if (!slide) return;
    const to = findSlide(ids, slide);
    if (to === slide.index) return;
    rememberSlide(pathname, slideAt(ids, to));
    setMoved(({ times }) => ({ times: times + 1, to }));
  });
  const order = ids.join();
  useLayoutEffect(() => keepPlace(order), [order]);

  const first = returned ? findSlide(ids, returned) : 0;
  return {
    isCatchingUp,
    startAt: Math.min(moved.times > 0 ? moved.to : first, ids.length),
    key: `${first > 0 || moved.times > 0 ? 'again' : 'first'} ${moved.times}`,
    onActive(index) {
      isHere.current = true;
      rememberSlide(pathname, slideAt(ids, index));
    },
  };
}
