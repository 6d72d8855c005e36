import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { startCutProxy, type CutProxy } from '../../support/cut-proxy.ts';
import { test as base } from '../../support/test.ts';

interface Ways {
  feed: CutProxy;
  league: CutProxy;
}

/** Both sites behind proxies that can be cut, for pages and service workers. */
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
 * Switches the network of a context's pages and of a site's workers off or on. For the pages the browser is switched
 * offline. The workers' connections are cut at the proxy instead, since a worker that starts during the browser's switch
 * may keep the old setting for its lifetime.
 */
export async function setOffline(context: BrowserContext, site: CutProxy, isOffline: boolean): Promise<void> {
  site.isCut = isOffline;
  await context.setOffline(isOffline);
}

/** The note with the age of an offline page. */
export const age = (page: Page) => page.getByText(/^No connection\. Showing this page as of \d+:\d\d [AP]M\.$/);

/** Waits until the worker controls this page and has stored its document. */
export async function untilStored(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => storedPaths(page, 'maidan-documents'), { timeout: 120_000 }).toContain(path);
}

/** Waits until the worker has stored every script of its build, since a page may need scripts of another one. */
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

/** The paths of the entries in a cache. */
export const storedPaths = (page: Page, cacheName: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cacheName);

/** The names of the product's caches in this browser. */
export const cacheNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('maidan-')).toSorted());

/** The idempotency keys of the requests that the worker would send, as last stored by the page. */
export const keysForWorker = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const copy = await caches.match('/outbox');
    return copy ? ((await copy.json()) as { key: string }[]).map(({ key }) => key) : [];
  });

/** The browser's registration id of a site's worker, with which events can be sent to it. */
export async function findRegistration(session: CDPSession, origin: string): Promise<string> {
  const found: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) if (scopeURL === `${origin}/`) found.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => found.length).toBeGreaterThan(0);
  return found[0] ?? '';
}

/** Wakes the worker as the browser does when it is online again. @param page a page of neither site */
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
