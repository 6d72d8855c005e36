/** What the page tells about itself while it is swiped. Lives in the page as `window.probe`. */
export interface Probe {
  /** Most that ever stood in the document or played at a time, looked at once a frame. */
  most: { slides: number; videos: number; playing: number };
  /** Milliseconds from the end of a swipe until the first frame of the clip it brought. */
  firstFrames: number[];
  /** Tasks over 50 ms, in milliseconds: when they began and how long they took. */
  longTasks: { at: number; took: number }[];
  /** When each swipe ended. */
  swipes: number[];
}

/** Runs in the page, before any of its own script. */
export function installProbe(): void {
  const probe: Probe = { most: { slides: 0, videos: 0, playing: 0 }, firstFrames: [], longTasks: [], swipes: [] };
  Object.assign(window, { probe });
  let swipedAt: number | null = null;

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.longTasks.push({ at: startTime, took: duration });
  }).observe({ type: 'longtask' });

  addEventListener(
    'touchend',
    () => {
      swipedAt = performance.now();
      probe.swipes.push(swipedAt);
    },
    { capture: true, passive: true },
  );
  // Its event is told a good while after a clip was started, by when its first frame may have been shown.
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function playAndWatch(this: HTMLMediaElement) {
    if (this instanceof HTMLVideoElement) {
      this.requestVideoFrameCallback((_, { presentationTime }) => {
        if (swipedAt === null) return;
        probe.firstFrames.push(presentationTime - swipedAt);
        swipedAt = null;
      });
    }
    return play.call(this);
  };

  const look = () => {
    const videos = [...document.querySelectorAll('video')];
    const { most } = probe;
    most.slides = Math.max(most.slides, document.querySelectorAll('.swiper-slide').length);
    most.videos = Math.max(most.videos, videos.length);
    most.playing = Math.max(most.playing, videos.filter((video) => !video.paused).length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
