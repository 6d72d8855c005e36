import type { Page } from '@playwright/test';
import { seedTopic } from '../../support/content/seeds.ts';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { test, untilStored } from './cut-site.ts';

const OFFER = /^Keep .+ on this device\?/;

/** Dispatches the browser's install event, which a headless browser never sends, once the site listens. */
const findsInstallable = (page: Page) =>
  page.waitForFunction(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve(document.documentElement.setAttribute('data-prompted', ''));
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

test(
  'the third visit offers to install the site, once, and no other visit does',
  { tag: '@all' },
  async ({ context, feed }) => {
    async function visit(): Promise<Page> {
      const page = await context.newPage();
      await page.goto(feed.origin);
      await untilStored(page);
      await findsInstallable(page);
      return page;
    }
    for (let early = 0; early < 2; early += 1) {
      const page = await visit();
      await page.reload();
      await untilStored(page);
      await findsInstallable(page);
      await expect(page.getByText(OFFER)).toHaveCount(0);
      await page.close();
    }
    const third = await visit();
    await expect(third.getByText(OFFER)).toBeVisible();
    await third.getByRole('button', { name: 'Install' }).click();
    await expect(third.locator('html[data-prompted]')).toBeAttached();
    const fourth = await visit();
    await expect(fourth.getByText(OFFER)).toHaveCount(0);
  },
);

test(
  'on the third visit an iPhone shows its own steps for the home screen',
  { tag: '@all' },
  async ({ context, feed }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
      localStorage.setItem('visits', '2');
    });
    const page = await context.newPage();
    await page.goto(feed.origin);
    await expect(page.getByText('tap Share, then “Add to Home Screen”.')).toBeVisible();
  },
);

test(
  'following also offers the installation, on the first visit',
  { tag: '@all' },
  async ({ page, feed, addresses: { api } }) => {
    const { path } = await seedTopic('tag', 3);
    await openSignedIn(page, await signUp(page.request, api), feed.origin + path);
    await untilStored(page);
    await findsInstallable(page);
    await expect(page.getByText(OFFER)).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText(OFFER)).toBeVisible();
    await page.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html[data-prompted]')).toBeAttached();
  },
);
