/** Spreads a burst of work over turns of the event loop, a few pieces in each, so that other requests run in between. */
export function createFewAtATime(most: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let isRunning = false;

  function run(): void {
    for (const work of waiting.splice(0, most)) work();
    isRunning = waiting.length > 0;
    if (isRunning) setImmediate(run);
  }

  return (work) => {
    waiting.push(work);
    if (isRunning) return;
    isRunning = true;
    setImmediate(run);
  };
}
