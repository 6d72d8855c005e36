/**
 * What a key costs in a form of 200 fields on ten pages, and in a short one for comparison, on a phone whose processor
 * is four times slower: `pnpm --filter @maidan/e2e bench:form`, after a build.
 *
 * - to the next frame: as the browser's event timing has it, in steps of 8 ms; grows with whatever else the machine does
 * - of the processor: everything the page's main thread did for a key, its frames included, whatever the machine does
 */
import { type Browser, chromium, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from '../checks/chromium.ts';
import { basePack } from '../support/content/base-pack.ts';
import { startProductWith } from '../support/start-product.ts';

const SLOWER = 4;
const WORDS = 'The scorers should know that we play at seven';
const LONGEST = 'two-hundred-fields';
const SHORTEST = 'lend-a-hand';

/** Milliseconds per key. */
interface Cost {
  form: string;
  median: number;
  most: number;
  processor: number;
  script: number;
  layout: number;
}

async function measure(browser: Browser, league: string, form: string): Promise<Cost> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } });
  await context.addInitScript(() => {
    sessionStorage.setItem('form_login_invited', '1');
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') frames.push(duration);
      // 16 ms is the least that the platform reports.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  await page.goto(`${league}/form/${form}`, { waitUntil: 'networkidle' });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  await page.getByRole('main').getByRole('textbox').first().click();
  const before = await spent();
  await page.keyboard.type(WORDS, { delay: 100 });
  const after = await spent();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await context.close();
  const sorted = frames.toSorted((a, b) => a - b);
  const perKey = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / WORDS.length;
  return {
    form,
    median: sorted[Math.floor(sorted.length / 2)] ?? 16,
    most: sorted.at(-1) ?? 16,
    processor: perKey('TaskDuration'),
    script: perKey('ScriptDuration'),
    layout: perKey('LayoutDuration'),
  };
}

const kinds = [
  { type: 'text' },
  { type: 'textarea' },
  { type: 'radio', options: ['Good', 'Fair', 'Poor'] },
  { type: 'checkbox', options: ['Shade', 'Water', 'Seats'] },
];
/** Every second page depends on an answer of the one before. */
const longForm = {
  slug: LONGEST,
  title: 'Two hundred fields',
  fields: Array.from({ length: 200 }, (_, at) => {
    const shown_if = { match: 'all', rules: [{ field: `field-${at - 20}`, test: 'answered', values: [] }] };
    const page = {
      name: `page-${at}`,
      label: `Page ${at / 20 + 1}`,
      type: 'page',
      ...(at % 40 === 20 && { shown_if }),
    };
    const field = { name: `field-${at}`, label: `Question ${at + 1}`, ...kinds[at % kinds.length] };
    return at % 20 === 0 ? [page, field] : [field];
  }).flat(),
};

const forms = [...(basePack.forms ?? []), longForm];
const product = await startProductWith({}, { ...basePack, forms });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  process.stdout.write(`ms per key, processor ${SLOWER} times slower\n`);
  process.stdout.write('                 to the next frame      of the processor\n');
  process.stdout.write('form              median     most     all  script  layout\n');
  for (const form of [LONGEST, SHORTEST]) {
    const { median, most, processor, script, layout } = await measure(browser, product.league, form);
    const figures = [median, most, processor, script, layout].map((ms) => ms.toFixed(1).padStart(8));
    process.stdout.write(`${form.padEnd(16)}${figures.join('')}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}
