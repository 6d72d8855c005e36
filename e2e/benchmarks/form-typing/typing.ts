/** Measures the cost of a key press in a field of a page. */
import { type Browser, devices } from '@playwright/test';
import { settled, watchRequests } from '../../support/settled.ts';

const SLOWER = 4;
const WORDS = 'The scorers should know that we play at seven';
/** Rounds on one page; the first ones compete with work after loading. */
const ROUNDS = 3;
const ALONE = '<meta name="viewport" content="width=device-width"><main><input></main>';

/** Milliseconds per key press. */
interface Cost {
  readonly all: number;
  readonly script: number;
  readonly layout: number;
}

interface Place {
  readonly name: string;
  /** Null for a single field on an empty page. */
  readonly address: string | null;
  readonly hasScripts: boolean;
}

/** Opens a page, focuses its first field and types into it once. */
async function open(browser: Browser, { address, hasScripts }: Place) {
  const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };
  const context = await browser.newContext({ ...phone, javaScriptEnabled: hasScripts });
  await context.addInitScript(() => {
    sessionStorage.setItem('form_login_invited', '1');
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') frames.push(duration);
      // 16 ms is the lowest threshold that the platform allows.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  watchRequests(page);
  if (address === null) await page.setContent(ALONE);
  else await page.goto(address);
  if (hasScripts) await settled(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  await page.getByRole('main').getByRole('textbox').first().click();
  const type = () => page.keyboard.type(WORDS, { delay: 50 });
  await type();
  return { page, devTools, spent, type, close: () => context.close() };
}

/** The main thread's CPU time for a key press, including frames: the minimum of some rounds. */
async function costOfKey(browser: Browser, place: Place): Promise<Cost> {
  const { spent, type, close } = await open(browser, place);
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await spent();
    await type();
    const after = await spent();
    const perKey = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / WORDS.length;
    costs.push({ all: perKey('TaskDuration'), script: perKey('ScriptDuration'), layout: perKey('LayoutDuration') });
  }
  await close();
  return costs.reduce((least, cost) => (cost.all < least.all ? cost : least));
}

/** The time from a key press to its frame on a throttled CPU. @returns the median and the maximum */
async function timeToFrame(browser: Browser, place: Place): Promise<[number, number]> {
  const { page, devTools, type, close } = await open(browser, place);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));
  await type();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await close();
  const sorted = frames.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 16, sorted.at(-1) ?? 16];
}

/** Prints the cost of a key press in each place, the minimum of several rounds, and the ratio of the first two. */
export async function printCosts(browser: Browser, places: readonly Place[], turns: number): Promise<void> {
  const least = new Map<Place, Cost>();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const place of places) {
      const cost = await costOfKey(browser, place);
      const known = least.get(place);
      if (known === undefined || cost.all < known.all) least.set(place, cost);
    }
  }
  const column = (value: number) => value.toFixed(1).padStart(8);
  const line = (text: string) => process.stdout.write(`${text}\n`);
  line(`ms for a key, the least of ${turns} turns\n${''.padEnd(32)}     all  script  layout ${SLOWER} times`);
  for (const [{ name }, { all, script, layout }] of least) {
    line(`${name.padEnd(32)}${[all, script, layout, all * SLOWER].map(column).join('')}`);
  }
  const [long, short] = [...least.values()];
  if (long && short) line(`the first to the second: ${(long.all / short.all).toFixed(2)}`);
  line(`\nms to the next frame, slowed down ${SLOWER} times\n${''.padEnd(32)}  median    most`);
  for (const place of places.filter(({ address, hasScripts }) => address !== null && hasScripts)) {
    line(`${place.name.padEnd(32)}${(await timeToFrame(browser, place)).map(column).join('')}`);
  }
}
