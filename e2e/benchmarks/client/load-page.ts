import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's phone: slow 4G, and a CPU four times slower. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const SLOWER = 4;
/** Milliseconds without a request after which the page counts as loaded. */
const QUIET = 1500;

/** The cost of one page load; times in milliseconds, sizes in bytes on the wire. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  requests: number;
  scripts: number;
  scriptBytes: number;
  bytes: number;
}

interface Observed {
  paints: number[];
  largest: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

function observe(): void {
  const observed: Observed = { paints: [], largest: 0, shift: 0, longTasks: [] };
  window.observed = observed;
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.paints.push(startTime);
  });
  follow('largest-contentful-paint', ({ startTime }) => (observed.largest = startTime));
  follow('layout-shift', (entry) => (observed.shift += (entry as PerformanceEntry & { value: number }).value));
  follow('longtask', ({ startTime, duration }) => observed.longTasks.push({ start: startTime, duration }));
}

/** Counts requests until the load event, and all bytes. */
async function countRequests(cdp: CDPSession, page: Page) {
  const types = new Map<string, string>();
  const count = { requests: 0, scripts: 0, scriptBytes: 0, bytes: 0, last: Date.now() };
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, type ?? '');
    count.last = Date.now();
    if (isLoaded) return;
    count.requests += 1;
    if (type === 'Script') count.scripts += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    count.last = Date.now();
    count.bytes += encodedDataLength;
    if (!isLoaded && types.get(requestId) === 'Script') count.scriptBytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return count;
}

async function load(page: Page, url: string): Promise<Load> {
  const cdp = await page.context().newCDPSession(page);
  const count = await countRequests(cdp, page);
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - count.last < QUIET) await wait(100);
  const { paints, largest, shift, longTasks } = await page.evaluate(() => window.observed);
  const firstPaint = paints[0] ?? 0;
  const blocking = longTasks
    .map(({ start, duration }) => Math.max(0, duration - 50 - Math.max(0, firstPaint - start)))
    .reduce((sum, ms) => sum + ms, 0);
  const { requests, scripts, scriptBytes, bytes } = count;
  return { firstPaint, largestPaint: largest, blocking, shift, requests, scripts, scriptBytes, bytes };
}

/** Measures a first visit with an empty cache, and a second visit to the unchanged page. */
export async function loadTwice(
  browser: Browser,
  url: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<{ first: Load; second: Load }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers,
  });
  const first = await load(await context.newPage(), url);
  const second = await load(await context.newPage(), url);
  await context.close();
  return { first, second };
}
