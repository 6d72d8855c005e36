import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { loadedWhole, settled, watchRequests } from '../../support/settled.ts';
import { startFeedWithoutWorker } from '../../support/own-site.ts';
import type { CutProxy } from '../../support/cut-proxy.ts';
import { alsoInAll, expect } from '../../support/test.ts';
import { age, cacheNames, storedPaths, test, untilStored } from './cut-site.ts';

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const workerText = async (page: Page, origin: string) => (await page.request.get(`${origin}/worker.js`)).text();

for (const [index, site] of (['feed', 'league'] as const).entries()) {
  test(`a browser that was closed opens the ${site} without a network`, alsoInAll(index), async ({ feed, league }) => {
    const proxy = { feed, league }[site];
    const folder = await mkdtemp(join(tmpdir(), 'maidan-phone-'));
    const executablePath = findChromium();
    const open = () =>
      chromium.launchPersistentContext(folder, {
        args: chromiumFlags,
        ...(executablePath === undefined ? {} : { executablePath }),
      });
    const before = await open();
    const first = await before.newPage();
    await first.goto(proxy.origin);
    await untilStored(first);
    const heading = await first.getByRole('main').locator('h1, h2, article').first().innerText();
    await before.close();
    proxy.isCut = true;
    const after = await open();
    const page = await after.newPage();
    await page.goto(proxy.origin);
    await expect(age(page)).toBeVisible();
    const shown = page.getByRole('main').locator('h1, h2, article').first();
    await expect(shown).toHaveText(heading, { useInnerText: true });
    await after.close();
    await rm(folder, { recursive: true, force: true });
  });
}

test('a new version is offered once and installed on request', async ({ page, feed }) => {
  const worker = await workerText(page, feed.origin);
  await page.goto(feed.origin);
  await untilStored(page, '/offline');
  feed.files.set('/worker.js', `${worker}\n// The next version.`);
  feed.version = '2';
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  feed.sent.length = 0;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  // A browser may keep the old worker for half a minute first.
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting);
  await expect.poll(waiting, { timeout: 120_000 }).toBeNull();
  const documents = feed.sent.map(({ path }) => path).filter((path) => path === '/' || path === '/offline');
  expect(documents, 'what the new version needs without a network was stored before it was offered').toEqual(['/']);
});

for (const [index, site] of (['feed', 'league'] as const).entries()) {
  test(
    `after a deployment that the device missed, the earlier version of the ${site} opens without a network`,
    alsoInAll(index),
    async ({ page, feed, league }) => {
      const proxy = { feed, league }[site];
      await page.goto(proxy.origin);
      await untilStored(page);
      const scripts = (await storedPaths(page, 'maidan-files')).filter((path) => path.endsWith('.js'));
      proxy.isCut = true;
      // Meanwhile the scripts of this page are gone, and there is a new worker.
      for (const path of scripts) proxy.files.set(path, null);
      proxy.files.set('/worker.js', `${await (await fetch(`${proxy.target}/worker.js`)).text()}\n// The next version.`);
      await page.reload();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(age(page)).toBeVisible();
    },
  );
}

for (const [index, [what, days]] of (
  [
    ['was set back, so that its copies are from the future', 3],
    ['was a year behind, so that its copies are old', -365],
  ] as const
).entries()) {
  test(`a device whose clock ${what} shows no copies, and works online`, alsoInAll(index), async ({ page, feed }) => {
    await page.goto(`${feed.origin}/about`);
    await untilStored(page, '/offline');
    await page.evaluate(
      async (ms) => {
        const cache = await caches.open('maidan-documents');
        for (const key of await cache.keys()) {
          const copy = await cache.match(key);
          // The page for unknown addresses never expires.
          if (!copy || new URL(key.url).pathname === '/offline') continue;
          const headers = new Headers(copy.headers);
          headers.set('x-stored-at', String(Date.now() + ms));
          await cache.put(key, new Response(await copy.text(), { headers }));
        }
      },
      days * 24 * 60 * 60_000,
    );
    feed.isCut = true;
    await page.goto(`${feed.origin}/about`);
    await expect(age(page)).toBeHidden();
    feed.isCut = false;
    await page.goto(`${feed.origin}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilStored(page);
    feed.isCut = true;
    await page.reload();
    await expect(age(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** A worker that breaks every page. */
const BROKEN = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));
`;

test("the operator's switch removes a worker that breaks every page", async ({ page, feed, addresses: { api } }) => {
  feed.files.set('/worker.js', BROKEN);
  await page.goto(feed.origin);
  await page.evaluate(() => caches.open('maidan-documents'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.reload()).rejects.toThrow('ERR_FAILED');
  const off = await startFeedWithoutWorker(api);
  try {
    feed.files.clear();
    feed.target = off.loopback;
    await expect(async () => {
      await page.goto(feed.origin);
    }).toPass();
    await expect(page.locator('article').first()).toBeVisible();
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
  } finally {
    off.stop();
  }
});

for (const [index, [what, text]] of (
  [
    ['that does not start', 'throw new Error("broken")'],
    ['that throws on every request', 'addEventListener("fetch", () => { throw new Error("broken") })'],
  ] as const
).entries()) {
  test(`a worker ${what} changes nothing for a reader`, alsoInAll(index), async ({ page, feed }) => {
    feed.files.set('/worker.js', text);
    await page.goto(feed.origin);
    await expect.poll(() => feed.sent.some(({ path }) => path === '/worker.js')).toBe(true);
    await page.reload();
    await page.locator('article a[href^="/post/"]').first().click();
    await expect(page).toHaveURL(/\/post\//);
  });
}

test(
  'a page that loaded without the worker is controlled by it later',
  { tag: '@all' },
  async ({ page, feed, context }) => {
    await page.goto(feed.origin);
    await untilStored(page);
    const session = await context.newCDPSession(page);
    const loaded = page.waitForEvent('load');
    await session.send('Page.reload', { ignoreCache: true });
    await loaded;
    const [visit] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    );
    expect(visit?.workerStart, 'its document did not pass through the worker').toBe(0);
    await untilStored(page);
  },
);

test('a device without storage space works as before', { tag: '@all' }, async ({ page, feed, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: feed.origin, quotaSize: 1 });
  await page.goto(feed.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.locator('article').first()).toBeVisible();
  await page.locator('article a[href^="/post/"]').first().click();
  await expect(page).toHaveURL(/\/post\//);
});

/** Everything that a first visit loads, until nothing more is requested. */
async function firstVisit(browser: Browser, feed: CutProxy, serviceWorkers: 'allow' | 'block') {
  feed.sent.length = 0;
  const context = await browser.newContext({ serviceWorkers });
  const page = await context.newPage();
  watchRequests(page);
  await page.goto(feed.origin);
  await loadedWhole(page);
  if (serviceWorkers === 'allow') await untilStored(page, '/offline');
  await settled(page);
  const late = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType('resource');
    return entries.filter(({ startTime }) => startTime >= (visit?.loadEventStart ?? 0)).map(({ name }) => name);
  });
  await context.close();
  return { late, sent: feed.sent.filter(({ path }) => path !== '/favicon.ico') };
}

test(
  'for the worker, a first visit loads only one page and its script, and only after the page itself',
  { tag: '@all' },
  async ({ browser, feed }) => {
    const without = await firstVisit(browser, feed, 'block');
    const { late, sent } = await firstVisit(browser, feed, 'allow');
    // The scripts that the page itself loads may differ between visits; only the worker's own fetches count.
    const ofPage = new Set(without.sent.map(({ path }) => path));
    const more = sent.filter(({ path, use }) => use !== 'script' && !ofPage.has(path));
    expect(more.map(({ path }) => path.replace(/-[\w-]{8}\.js$/, '')).toSorted()).toEqual([
      '/assets/OfflinePage',
      '/offline',
      '/worker.js',
    ]);
    expect(late.some((name) => name.includes('/late-'))).toBe(true);
    // Files that the page has loaded come from the browser's HTTP cache.
    const paths = sent.map(({ path }) => path);
    expect(
      paths.filter((path, index) => paths.indexOf(path) < index && /^\/(?:assets|api\/media)\//.test(path)),
    ).toEqual([]);
  },
);
