import type { CDPSession, Locator, Page } from '@playwright/test';

/** The length of a flick in pixels, and the number of flicks. */
const FLICK = 900;

/** The cost of scrolling. */
export interface Cost {
  /** Milliseconds from one frame to the next. */
  frames: number[];
  /** Durations of tasks over 50 ms. */
  longTasks: number[];
  /** CPU milliseconds of the page's main thread for 1,000 px. */
  perThousand: number;
}

interface Recorder {
  frames: number[];
  longTasks: number[];
}

/** Flicks over the middle of the box like a finger, and records each frame. */
export async function flick(
  page: Page,
  devtools: CDPSession,
  box: Locator,
  { flicks, towards }: { flicks: number; towards: 'up' | 'down' },
): Promise<Cost> {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const at = { x: x + width / 2, y: (Math.max(0, y) + Math.min(view.height, y + height)) / 2 };
  await page.evaluate(() => {
    const recorder: Recorder & { over: boolean } = { frames: [], longTasks: [], over: false };
    Object.assign(globalThis, { recorder });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recorder.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    let before = performance.now();
    const look = (now: number) => {
      recorder.frames.push(now - before);
      before = now;
      if (!recorder.over) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const start = await mainThread(devtools);
  for (let count = 0; count < flicks; count += 1) {
    await devtools.send('Input.synthesizeScrollGesture', {
      ...at,
      yDistance: towards === 'up' ? FLICK : -FLICK,
      speed: 2400,
      gestureSourceType: 'touch',
    });
  }
  const took = (await mainThread(devtools)) - start;
  const { frames, longTasks } = await page.evaluate(() => {
    const { recorder } = globalThis as unknown as { recorder: Recorder & { over: boolean } };
    recorder.over = true;
    return recorder;
  });
  return { frames: frames.slice(1), longTasks, perThousand: (took * 1000) / (flicks * FLICK) };
}

/** CPU milliseconds of the main thread so far, independent of other load. */
async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
