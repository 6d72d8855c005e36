import { Swiper } from 'swiper';
import { Mousewheel, Virtual } from 'swiper/modules';

/** Which slides stand in the document, and how far down they begin, in pixels. */
export interface SlideWindow {
  from: number;
  to: number;
  offset: number;
}

/** What a move changes: which slides stand in the document, which of them is the active one, or both. */
export interface SlideMove {
  window?: SlideWindow;
  index?: number;
}

interface SwiperOptions {
  count: number;
  startAt: number;
  /** In a task of its own, right after the one in which the thumb left the glass. */
  onMove(move: SlideMove): void;
}

export interface VerticalSwiper {
  /** Moves by so many slides from where it is, which `onMove` may not have told yet. What lies beyond the ends is ignored. */
  step(by: number): void;
  setCount(count: number): void;
  destroy(): void;
}

/** Slides kept on either side of the active one, besides its neighbours: five in all. */
const SPARE = 1;

/**
 * Swiper as the video feed needs it: vertical, one slide per view, wheel, virtual slides. It only moves and counts: the
 * slides are rendered by React, so that none of its ways of writing HTML are ever used.
 */
export function createVerticalSwiper(root: HTMLElement, options: SwiperOptions): VerticalSwiper {
  const tell = inNextTask(options.onMove);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(root, {
    modules: [Virtual, Mousewheel],
    direction: 'vertical',
    initialSlide: options.startAt,
    speed: still ? 0 : 240,
    threshold: 8,
    // A thumb that lands on the slide that leaves, which is inert, touches none of the slides, yet means to move on.
    touchEventsTarget: 'container',
    // Swiper will not be dragged by an element that may have the focus; here the whole picture is a button.
    focusableElements: 'input, select, textarea',
    noSwipingSelector: keepsTheThumb(options.startAt),
    longSwipesRatio: 0.25,
    // A flick of the wheel is many events; one of them moves one slide.
    mousewheel: { enabled: true, forceToAxis: true, thresholdDelta: 6, thresholdTime: 260 },
    virtual: {
      enabled: true,
      cache: false,
      slides: numbers(options.count),
      addSlidesBefore: SPARE,
      addSlidesAfter: SPARE,
      renderExternalUpdate: false,
      renderExternal: ({ from, to, offset }) => tell({ window: { from, to, offset } }),
    },
    on: {
      // A flick close upon another begins while the slides still move. Swiper counts it from where they stand just then, and
      // it would lead no further than the first: let them arrive at once.
      touchStart: ({ animating, wrapperEl }) => {
        if (animating) endTransition(wrapperEl);
      },
      slideChange: ({ activeIndex, params }) => {
        params.noSwipingSelector = keepsTheThumb(activeIndex);
        tell({ index: activeIndex });
      },
      // A new height of the window moves the slides without a new choice of them.
      resize: ({ virtual: { from, to, offset } }) => tell({ window: { from, to, offset } }),
      destroy: () => tell.stop(),
    },
  });

  // Virtual asks for the progress of each slide, which nobody reads here: at every move of the thumb its classes would change,
  // and with them the styles of all slides.
  swiper.params.watchSlidesProgress = false;

  return {
    step: (by) => swiper.slideTo(swiper.activeIndex + by),
    setCount(count) {
      if (swiper.virtual.slides.length === count) return;
      swiper.virtual.slides = numbers(count);
      // All slides are as high as the stage, so where they stand follows from their number alone. It is worked out here, once
      // a page, and not after each swipe when other slides stand in the document: that would lay the page out twice.
      swiper.updateSlides();
      swiper.virtual.update(true);
      swiper.updateProgress();
    },
    destroy: () => swiper.destroy(true, true),
  };
}

/** What a thumb moves instead of the feed: parts of the active slide only, since the one that leaves is still under the thumb. */
function keepsTheThumb(index: number): string {
  return `[data-swiper-slide-index="${index}"] .swiper-no-swiping`;
}

/**
 * Gathers what is told within a task and hands it on in the next. Said at once, React would render it before the input event is
 * over, and the browser would lay it out and paint it in the same task: too long a one for a slow phone.
 */
function inNextTask(hear: (move: SlideMove) => void): ((move: SlideMove) => void) & { stop(): void } {
  let gathered: SlideMove | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const handOn = () => {
    const move = gathered;
    gathered = null;
    if (move !== null) hear(move);
  };
  const tell = (move: SlideMove) => {
    if (gathered === null) timer = setTimeout(handOn);
    gathered = { ...gathered, ...move };
  };
  return Object.assign(tell, { stop: () => clearTimeout(timer) });
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A running transition ends only when its property is no longer one that moves; a duration of 0 comes too late for it. */
function endTransition(element: HTMLElement): void {
  element.style.transitionProperty = 'none';
  getComputedStyle(element).getPropertyValue('transform');
  element.style.transitionProperty = '';
}
