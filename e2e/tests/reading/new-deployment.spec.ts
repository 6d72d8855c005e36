import type { Browser, Page } from '@playwright/test';
import { startFaultyProxy } from '../../support/faulty-proxy.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';

interface Place {
  from: string;
  /** The prefix of the script's file name. */
  script: string;
}

/** A page or part opened by a tap, whose script a deployment removed while the page was open. */
interface Opened extends Place {
  what: string;
  tap: (page: Page) => Promise<void>;
  opens: (page: Page) => Promise<void>;
}

const aPage: Opened = {
  what: 'a page',
  from: '/settings',
  script: 'AboutPage-',
  tap: (page) => page.getByRole('link', { name: 'About', exact: true }).filter({ visible: true }).first().click(),
  opens: async (page) => {
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

const aPart: Opened = {
  what: 'a part of a page',
  from: '/post/night-in-basavanagudi',
  script: 'ShareSheet-',
  tap: (page) => page.getByRole('main').getByRole('button', { name: 'Share' }).first().click(),
  opens: (page) => expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible(),
};

/** @param isBack whether the server has the script again, given how often the page was loaded */
async function openBeforeDeployment(browser: Browser, site: string, way: Place, isBack: (loads: number) => boolean) {
  let loads = 0;
  const isScript = (path: string) => path.startsWith(`/assets/${way.script}`) && path.endsWith('.js');
  const proxy = await startFaultyProxy(site, (path) => (isScript(path) && !isBack(loads) ? 'missing' : undefined));
  const page = await (await browser.newContext({ baseURL: proxy.origin })).newPage();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === way.from) loads += 1;
  });
  await page.goto(way.from);
  await hydrated(page);
  return { page, loads: () => loads, stop: () => page.context().close().then(proxy.stop) };
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

for (const [index, way] of [aPage, aPart].entries()) {
  test(
    `${way.what} whose script is gone after a deployment opens after one reload [K-12]`,
    alsoInAll(index),
    async ({ browser, addresses }) => {
      const { page, loads, stop } = await openBeforeDeployment(browser, addresses.feedLoopback, way, (n) => n > 1);
      await way.tap(page);
      await expect.poll(loads).toBe(2);
      await hydrated(page);
      await way.tap(page);
      await way.opens(page);
      expect(loads()).toBe(2);
      await stop();
    },
  );
}

test('a part that loads without a tap is left out if its script is gone, and the page stays [K-12]', async ({
  browser,
  addresses,
}) => {
  const more = { ...aPart, script: 'MoreFromTag-' };
  const { page, loads, stop } = await openBeforeDeployment(browser, addresses.feedLoopback, more, () => false);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/MoreFromTag-')),
  );
  await aPart.tap(page);
  await aPart.opens(page);
  expect(loads()).toBe(1);
  await stop();
});

test(
  'if its script is gone, the account menu stays a link after a login in another tab [K-12]',
  { tag: '@all' },
  async ({ browser, request, addresses }) => {
    const account = { from: '/', script: 'HeaderAccount-' };
    const { page, loads, stop } = await openBeforeDeployment(browser, addresses.leagueLoopback, account, () => false);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
    await openAs(await page.context().newPage(), await signUp(request, addresses.api), '/about');
    await expect(banner.getByRole('link', { name: 'My Profile' })).toBeVisible();
    expect(loads()).toBe(1);
    await stop();
  },
);

test(
  'a missing script of a page causes one reload for each tap, never a loop [K-12]',
  { tag: '@all' },
  async ({ browser, addresses }) => {
    const { page, loads, stop } = await openBeforeDeployment(browser, addresses.feedLoopback, aPage, () => false);
    await aPage.tap(page);
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/about');
    // The document is readable without the script.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(2);
    await stop();
  },
);

test(
  'a missing script of a part causes one reload, and then an error with a button [K-12]',
  { tag: '@all' },
  async ({ browser, addresses }) => {
    const { page, loads, stop } = await openBeforeDeployment(browser, addresses.feedLoopback, aPart, () => false);
    await aPart.tap(page);
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await aPart.tap(page);
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(loads()).toBe(2);
    // The rest of the site still works.
    await aPage.tap(page);
    await aPage.opens(page);
    await stop();
  },
);
