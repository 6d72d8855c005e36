import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SlideMove, SlideWindow, VerticalSwiper } from './vertical-swiper.ts';

interface VerticalSlider {
  root: RefObject<HTMLDivElement | null>;
  /** The active slide. */
  index: number;
  /** The slide whose neighbours are rendered: the active one, or one of its neighbours shortly after a move. */
  centre: number;
  /** The rendered slides. */
  window: SlideWindow;
  /** Moves to the next slide (1) or the previous (-1); ignored beyond the ends. */
  step(by: 1 | -1): void;
}

/**
 * The slider of the video feed. Until Swiper has loaded, or if it cannot load, a single slide is rendered and `step` changes it
 * at once: the first clip plays without waiting for Swiper.
 */
export function useVerticalSlider(count: number, startAt: number): VerticalSlider {
  const root = useRef<HTMLDivElement>(null);
  const swiper = useRef<VerticalSwiper | null>(null);
  const [index, setIndex] = useState(() => Math.max(0, Math.min(startAt, count - 1)));
  const [window, setWindow] = useState<SlideWindow>({ from: index, to: index, offset: 0 });

  function onMove(move: SlideMove): void {
    if (move.window !== undefined) setWindow(move.window);
    if (move.index !== undefined) setIndex(move.index);
  }

  const start = useEffectEvent((create: typeof import('./vertical-swiper.ts').createVerticalSwiper) => {
    if (root.current === null) return;
    swiper.current = create(root.current, { count, startAt: index, onMove });
  });

  useEffect(() => {
    let gone = false;
    import('./vertical-swiper.ts').then(
      ({ createVerticalSwiper }) => !gone && start(createVerticalSwiper),
      // Offline: keys and buttons still change the slide.
      () => undefined,
    );
    return () => {
      gone = true;
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, []);

  useEffect(() => swiper.current?.setCount(count), [count]);

  // A move first starts its clip. Rendering the next slide and releasing a clip take longer: they follow in steps, unless
  // the feed has moved too far to wait.
  const lately = useDeferredValue(index);
  const latelyWindow = useDeferredValue(window);
  const mayWait = Math.abs(index - lately) === 1 && latelyWindow.from <= index && index <= latelyWindow.to;
  const held = mayWait ? { centre: lately, window: latelyWindow } : { centre: index, window };

  function step(by: 1 | -1): void {
    if (swiper.current !== null) {
      swiper.current.step(by);
      return;
    }
    const to = index + by;
    if (to < 0 || to >= count) return;
    setIndex(to);
    setWindow({ from: to, to, offset: 0 });
  }

  return { root, index, ...held, step };
}
