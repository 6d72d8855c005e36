import type { Browser, Page } from '@playwright/test';
import { startFaultyProxy } from '../../support/faulty-proxy.ts';
import { expect, test } from '../../support/test.ts';

/** A page that was opened before a deployment, which removed the script of the page about us. */
async function openBeforeDeployment(browser: Browser, feed: string, isBack: (documents: number) => boolean) {
  let documents = 0;
  const proxy = await startFaultyProxy(feed, (path) => {
    if (path === '/settings') documents += 1;
    return path.startsWith('/assets/AboutPage-') && !isBack(documents) ? 'missing' : undefined;
  });
  const page = await (await browser.newContext({ baseURL: proxy.origin })).newPage();
  await page.goto('/settings');
  const tap = () => page.getByRole('link', { name: 'About', exact: true }).filter({ visible: true }).first().click();
  return { page, tap, documents: () => documents, stop: () => page.context().close().then(proxy.stop) };
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

test('a page whose script is gone after a deployment is loaded again once, and then opens [K-12]', async ({
  browser,
  addresses,
}) => {
  const { page, tap, documents, stop } = await openBeforeDeployment(browser, addresses.feedLoopback, (n) => n > 1);
  await hydrated(page);
  await tap();
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await tap();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(2);
  await stop();
});

test('a script that never comes back causes one load for a tap, never a loop [K-12]', async ({
  browser,
  addresses,
}) => {
  const { page, tap, documents, stop } = await openBeforeDeployment(browser, addresses.feedLoopback, () => false);
  await hydrated(page);
  await tap();
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/about');
  // The document itself needs no script to be read.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(2);
  await stop();
});
