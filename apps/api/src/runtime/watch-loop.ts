/** How late the event loop was in the last seconds. */
export interface LoopWatch {
  /** The longest delay, in milliseconds. */
  lag(): number;
  stop(): void;
}

/**
 * Measures how late a timer fires.
 * @param window how long delays are remembered, in milliseconds
 */
export function watchLoop(window = 5000, interval = 250): LoopWatch {
  let ticked = performance.now();
  let late: { readonly at: number; readonly ms: number }[] = [];
  const timer = setInterval(() => {
    const now = performance.now();
    late = [...late.filter(({ at }) => at > now - window), { at: now, ms: now - ticked - interval }];
    ticked = now;
  }, interval);
  timer.unref();
  return {
    lag() {
      const now = performance.now();
      const recent = late.filter(({ at }) => at > now - window).map(({ ms }) => ms);
      // After a pause a request may be answered before the timer fires.
      return Math.max(0, now - ticked - interval, ...recent);
    },
    stop: () => clearInterval(timer),
  };
}
