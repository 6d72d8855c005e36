/**
 * `pnpm bench:messages` flicks through a fully loaded thread of 2,000 messages and list of 1,000 conversations on a phone
 * with a CPU four times slower, each next to a page with as many plain lines. It prints figures and never fails because of
 * them: machines differ, so only the ratio to the plain page counts. Nothing else should run meanwhile.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, devices, type Locator, type Page, request } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { openAs, type User, signUp } from '../../support/users.ts';
import { writeConversationsIn, writeThreadIn } from '../../support/operator.ts';
import { startProductWith } from '../../support/start-product.ts';
import { startConversation } from '../../support/conversations.ts';
import { median, show, slowest } from '../figures.ts';
import { controlPage } from './control.ts';
import { flick, type Cost } from './scroll.ts';

const SLOWER = 4;
const MESSAGES = 2000;
const TALKS = 1000;
const FLICKS = 12;

async function takePhone(browser: Browser) {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, devtools, slow, close: () => context.close() };
}

function tell(what: string, { frames, longTasks, perThousand }: Cost): void {
  const late = frames.filter((took) => took > 34).length;
  show(
    `${what}: frames`,
    `median ${median(frames).toFixed(1)} ms, one in twenty over ${slowest(frames).toFixed(1)} ms`,
  );
  show(`${what}: frames later than 34 ms`, `${late} of ${frames.length}`);
  show(`${what}: tasks over 50 ms`, `${longTasks.length}, longest ${Math.max(0, ...longTasks).toFixed(0)} ms`);
  show(`${what}: main thread for 1,000 px`, `${perThousand.toFixed(1)} ms`);
}

/** Flicks through the page opened by `open`, then through as many plain lines. */
async function compare(
  browser: Browser,
  {
    name,
    lines,
    words,
    towards,
  }: { name: string; lines: number; words: (index: number) => string; towards: 'up' | 'down' },
  open: (page: Page) => Promise<Locator>,
): Promise<void> {
  const phone = await takePhone(browser);
  const box = await open(phone.page);
  await phone.slow(SLOWER);
  const cost = await flick(phone.page, phone.devtools, box, { flicks: FLICKS, towards });
  await phone.close();
  const plain = await takePhone(browser);
  await plain.page.setContent(controlPage(lines, words));
  await plain.slow(SLOWER);
  const least = await flick(plain.page, plain.devtools, plain.page.locator('main'), {
    flicks: FLICKS,
    towards: 'down',
  });
  await plain.close();
  tell(name, cost);
  tell('  as many plain lines', least);
  const ratio = (of: (cost: Cost) => number) => (of(cost) / of(least)).toFixed(2);
  show(
    `${name} to plain lines, median frame`,
    ratio(({ frames }) => median(frames)),
  );
  show(
    `${name} to plain lines, main thread`,
    ratio(({ perThousand }) => perThousand),
  );
}

/** Opens a thread and loads it up to the oldest message, at full speed. */
async function openThread(page: Page, user: User, feed: string, id: number): Promise<Locator> {
  await openAs(page, user, `${feed}/message/single/${id}`);
  const thread = page.getByRole('region', { name: 'Messages' });
  await thread
    .getByText(`Message ${MESSAGES - 1}`, { exact: false })
    .first()
    .waitFor();
  const end = Date.now() + 240_000;
  for (;;) {
    const { count, button } = await thread.evaluate((box) => {
      box.scrollTo({ top: -box.scrollHeight });
      return { count: box.querySelectorAll('li').length, button: box.querySelector('button')?.textContent ?? null };
    });
    if (count >= MESSAGES) break;
    if (Date.now() > end) throw new Error(`Only ${count} messages came; the button says ${button}.`);
    if (button?.startsWith('Try again')) await thread.getByRole('button').first().press('Enter');
    await wait(100);
  }
  await thread.evaluate((box) => box.scrollTo({ top: 0 }));
  return thread;
}

async function openList(page: Page, user: User, feed: string): Promise<Locator> {
  await openAs(page, user, `${feed}/messages`);
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await rows.first().waitFor();
  while ((await rows.count()) < TALKS) {
    const before = await rows.count();
    await page.getByRole('button', { name: 'Load More' }).press('Enter');
    await page.waitForFunction(
      (count) => document.querySelectorAll('[aria-label="Conversations"] > li').length > count,
      before,
    );
  }
  await page.evaluate(() => scrollTo(0, 0));
  return page.getByRole('main');
}

/** Measures the time from ticking one of a thousand rows to the next frame. */
async function tick(browser: Browser, user: User, feed: string): Promise<void> {
  const phone = await takePhone(browser);
  await openList(phone.page, user, feed);
  await phone.slow(SLOWER);
  const took = await phone.page.evaluate(async () => {
    const times: number[] = [];
    for (const box of [...document.querySelectorAll<HTMLInputElement>('[aria-label="Conversations"] input')].slice(
      0,
      8,
    )) {
      const start = performance.now();
      box.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return times;
  });
  await phone.close();
  show(
    `Ticking one of ${TALKS} conversations, to the next frame`,
    `median ${median(took).toFixed(0)} ms`,
    'at most 100 ms',
  );
}

const product = await startProductWith();
const api = `http://127.0.0.1:${product.ports.api}`;
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  const calls = await request.newContext();
  const [writer, keeper] = [await signUp(calls, api), await signUp(calls, api, 'Ravi')];
  const id = await startConversation(calls, api, writer);
  await writeThreadIn(product.dataDir, id, MESSAGES - 1);
  await writeConversationsIn(product.dataDir, keeper.userId, TALKS);
  const words = (index: number) => `Message ${index}\n${'More words of it. '.repeat(index % 7)}`;
  await compare(browser, { name: `A thread of ${MESSAGES} messages`, lines: MESSAGES, words, towards: 'up' }, (page) =>
    openThread(page, writer, product.feed, id),
  );
  await compare(browser, { name: `A list of ${TALKS} conversations`, lines: TALKS, words, towards: 'down' }, (page) =>
    openList(page, keeper, product.feed),
  );
  await tick(browser, keeper, product.feed);
} finally {
  await browser.close();
  await product.stop();
}
