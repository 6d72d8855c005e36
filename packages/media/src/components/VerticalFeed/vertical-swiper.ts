import { Swiper } from 'swiper';
import { Mousewheel, Virtual } from 'swiper/modules';

/** Which slides are rendered, and their offset in pixels. */
export interface SlideWindow {
  from: number;
  to: number;
  offset: number;
}

/** The effects of a move: on the rendered slides, the active one, or both. */
export interface SlideMove {
  window?: SlideWindow;
  index?: number;
}

interface SwiperOptions {
  count: number;
  startAt: number;
  /** Runs in a separate task, right after the touch has ended. */
  onMove(move: SlideMove): void;
}

export interface VerticalSwiper {
  /** Moves relative to the current slide, which `onMove` may not have reported yet. Ignored beyond the ends. */
  step(by: number): void;
  setCount(count: number): void;
  destroy(): void;
}

/** Slides rendered on either side of the active one, in addition to its neighbours: five in all. */
const SPARE = 1;

/**
 * Swiper for the video feed: vertical, one slide per view, wheel, virtual slides. It only moves and counts. React renders the
 * slides, so that Swiper never writes HTML.
 */
export function createVerticalSwiper(root: HTMLElement, options: SwiperOptions): VerticalSwiper {
  const report = inNextTask(options.onMove);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(root, {
    modules: [Virtual, Mousewheel],
    direction: 'vertical',
    initialSlide: options.startAt,
    speed: still ? 0 : 240,
    threshold: 8,
    // A touch on the leaving slide, which is inert, hits no slide but is still a swipe.
    touchEventsTarget: 'container',
    // Swiper ignores drags that start on a focusable element; here the whole picture is a button.
    focusableElements: 'input, select, textarea',
    noSwipingSelector: keepsTheThumb(options.startAt),
    longSwipesRatio: 0.25,
    // A flick of the wheel fires many events; it moves one slide.
    mousewheel: { enabled: true, forceToAxis: true, thresholdDelta: 6, thresholdTime: 260 },
    virtual: {
      enabled: true,
      cache: false,
      slides: numbers(options.count),
      addSlidesBefore: SPARE,
      addSlidesAfter: SPARE,
      renderExternalUpdate: false,
      renderExternal: ({ from, to, offset }) => report({ window: { from, to, offset } }),
    },
    on: {
      // A second flick begins while the slides still move. Swiper measures it from their current position, and it would
      // lead no further than the first: finish the first move at once.
      touchStart: ({ animating, wrapperEl }) => {
        if (animating) endTransition(wrapperEl);
      },
      slideChange: ({ activeIndex, params }) => {
        params.noSwipingSelector = keepsTheThumb(activeIndex);
        report({ index: activeIndex });
      },
      // A new window height moves the slides without changing which are rendered.
      resize: ({ virtual: { from, to, offset } }) => report({ window: { from, to, offset } }),
      destroy: () => report.stop(),
    },
  });

  // Virtual tracks the progress of each slide, which is unused here: each touch move would change its classes and recalculate
  // the styles of all slides.
  swiper.params.watchSlidesProgress = false;

  return {
    step: (by) => swiper.slideTo(swiper.activeIndex + by),
    setCount(count) {
      if (swiper.virtual.slides.length === count) return;
      swiper.virtual.slides = numbers(count);
      // All slides are as high as the stage, so their index gives their position. It is computed here once per page: after a
      // swipe, with other slides rendered, it would cost a second layout.
      swiper.updateSlides();
      swiper.virtual.update(true);
      swiper.updateProgress();
    },
    destroy: () => swiper.destroy(true, true),
  };
}

/** Parts of the active slide that handle touch themselves. Excludes the leaving slide, which is still under the finger. */
function keepsTheThumb(index: number): string {
  return `[data-swiper-slide-index="${index}"] .swiper-no-swiping`;
}

/**
 * Collects reports within a task and delivers them in the next. Otherwise React would render before the input event ends, and
 * layout and paint would join the same task: too long for a slow phone.
 */
function inNextTask(receive: (move: SlideMove) => void): ((move: SlideMove) => void) & { stop(): void } {
  let gathered: SlideMove | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const deliver = () => {
    const move = gathered;
    gathered = null;
    if (move !== null) receive(move);
  };
  const report = (move: SlideMove) => {
    if (gathered === null) timer = setTimeout(deliver);
    gathered = { ...gathered, ...move };
  };
  return Object.assign(report, { stop: () => clearTimeout(timer) });
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A running transition ends only when its property is no longer animated; a duration of 0 comes too late. */
function endTransition(element: HTMLElement): void {
  element.style.transitionProperty = 'none';
  getComputedStyle(element).getPropertyValue('transform');
  element.style.transitionProperty = '';
}
