import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { startCutProxy, type CutProxy } from '../../support/cut-proxy.ts';
import { test as base } from '../../support/test.ts';

interface Ways {
  feed: CutProxy;
  league: CutProxy;
}

/** Both sites behind connections that can be cut, with their workers. */
export const test = base.extend<Ways>({
  serviceWorkers: 'allow',
  feed: async ({ addresses }, use) => {
    const proxy = await startCutProxy(addresses.feedLoopback);
    await use(proxy);
    proxy.stop();
  },
  league: async ({ addresses }, use) => {
    const proxy = await startCutProxy(addresses.leagueLoopback);
    await use(proxy);
    proxy.stop();
  },
});

/**
 * Switches the network of a context's pages and of a site's workers off or on. The pages learn of it from the browser.
 * The workers' connections are cut on their way instead: a worker that starts just as the browser's own switch is turned
 * may keep the old setting for as long as it lives.
 */
export async function setOffline(context: BrowserContext, site: CutProxy, isOffline: boolean): Promise<void> {
  site.isCut = isOffline;
  await context.setOffline(isOffline);
}

/** How old the page says it is. */
export const age = (page: Page) => page.getByText(/^No connection\. Showing this page as of \d+:\d\d [AP]M\.$/);

/** Waits until the worker answers for this page, and has its document. */
export async function untilStored(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => storedPaths(page, 'maidan-documents'), { timeout: 120_000 }).toContain(path);
}

/** Waits until the worker has every script of its build: a page may need what another one brings. */
export async function untilScriptsStored(page: Page): Promise<void> {
  const worker = await (await page.request.get(new URL('/worker.js', page.url()).href)).text();
  const paths = worker.match(/\/assets\/[\w.-]+\.\w+/g) ?? [];
  expect(paths.length).toBeGreaterThan(0);
  await expect
    .poll(
      async () => {
        const stored = new Set(await storedPaths(page, 'maidan-files'));
        return paths.filter((path) => !stored.has(path));
      },
      { timeout: 120_000 },
    )
    .toEqual([]);
}

/** The addresses of the copies in a cache, without their origin. */
export const storedPaths = (page: Page, cacheName: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cacheName);

/** The caches of the product that this browser has. */
export const cacheNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('maidan-')).toSorted());

/** The idempotency keys of the requests that the worker would send: those of before, until the page has replaced them. */
export const keysForWorker = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const copy = await caches.match('/outbox');
    return copy ? ((await copy.json()) as { key: string }[]).map(({ key }) => key) : [];
  });

/** Under which id the browser knows the worker of a site, for what it sends to workers. */
export async function findRegistration(session: CDPSession, origin: string): Promise<string> {
  const found: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) if (scopeURL === `${origin}/`) found.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => found.length).toBeGreaterThan(0);
  return found[0] ?? '';
}

/** Wakes the worker as the browser does once there is a network. @param page of no site */
export async function wakeWorker(
  context: BrowserContext,
  page: Page,
  origin: string,
  registrationId: string,
): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false });
}
