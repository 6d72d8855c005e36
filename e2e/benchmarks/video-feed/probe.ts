/** Measurements that the page collects during swipes, available as `window.probe`. */
export interface Probe {
  /** The largest numbers in the document or playing at the same time, sampled every frame. */
  most: { slides: number; videos: number; playing: number };
  /** Milliseconds from the end of a swipe to the first frame of the new clip. */
  firstFrames: number[];
  /** Start and duration of tasks over 50 ms, in milliseconds. */
  longTasks: { at: number; took: number }[];
  /** When each swipe ended. */
  swipes: number[];
}

/** Runs in the page before any of its own scripts. */
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
  // The play event is dispatched well after the start of a clip, when its first frame may already have been shown.
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
