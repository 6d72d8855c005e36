/**
 * `pnpm bench:load-more` presses Load More on home twenty times and measures the cost: tasks over 50 ms at normal speed,
 * and the heap after a garbage collection. It prints figures and never fails because of them. Nothing else should run
 * meanwhile.
 */
import { chromium, devices, type CDPSession } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { basePack } from '../../support/content/base-pack.ts';
import { settled, watchRequests } from '../../support/settled.ts';
import { startProductWith } from '../../support/start-product.ts';
import { median, show } from '../figures.ts';

const TIMES = 20;
/** The demo pack has 40 home posts, six to a page. */
const COPIES = 4;

const copies = Array.from({ length: COPIES }, (_, copy) =>
  (basePack.posts ?? []).map((post) => ({
    ...post,
    slug: `${String(post['slug'])}-${copy}`,
    name: `${String(post['name'])} ${copy}`,
    published_at: `-${copy + 2}d`,
  })),
).flat();
const pack = { ...basePack, posts: [...(basePack.posts ?? []), ...copies] };

async function usedHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

const product = await startProductWith({}, pack);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } });
  const devtools = await page.context().newCDPSession(page);
  watchRequests(page);
  await page.goto(product.feed);
  await settled(page);
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(globalThis, { longTasks });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => longTasks.push(duration))).observe({
      type: 'longtask',
    });
  });
  const posts = page.getByRole('main').getByRole('article');
  const heaps = [await usedHeap(devtools)];
  for (let time = 1; time <= TIMES; time += 1) {
    const before = await posts.count();
    await page.getByRole('link', { name: 'Load More' }).click();
    await posts.nth(before).waitFor();
    await settled(page);
    heaps.push(await usedHeap(devtools));
  }
  const grown = heaps.slice(1).map((heap, index) => (heap - (heaps[index] ?? 0)) / 1000);
  const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
  show('Load More: posts at the end', `${await posts.count()}`);
  const longest = Math.max(0, ...tasks).toFixed(0);
  show(`${TIMES} times Load More: tasks over 50 ms`, `${tasks.length}, longest ${longest} ms`, 'none');
  const [first = 0, last = 0] = [heaps[1], heaps.at(-1)];
  const each = (last - first) / 1000 / (TIMES - 1);
  show('Load More: heap of each', `${each.toFixed(0)} kB, median ${median(grown).toFixed(0)} kB`, 'at most 40 kB');
} finally {
  await browser.close();
  await product.stop();
}
