import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { loadedWhole } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.describe('on a desktop', { tag: '@desk-only' }, () => {
  test('the left sidebar has its links [2.37 2.43 2.44 2.46 2.48 2.49]', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    const side = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Home', '/'],
      ['Search', '/search'],
      ['Trending', '/tag/trending'],
      ['Messages', '/messages'],
      ['Notifications', '/notifications'],
      ['My Profile', '/myaccount'],
      ['Settings', '/settings'],
      ['About', '/about'],
      ['Login', '/login'],
    ] as const) {
      // Notifications may have its badge.
      await expect(side.getByRole('link', { name: new RegExp(`^${name}(?: New)?$`) })).toHaveAttribute('href', href);
    }
    await expect(side.getByRole('heading', { name: 'Account' })).toBeVisible();
  });

  test(
    'the right sidebar shows the first four tags [2.57 2.58 2.59 2.60 9.10]',
    { tag: '@all' },
    async ({ page, request, addresses }) => {
      const tags = (await (await request.get(`${addresses.api}/api/tag/all`)).json()) as {
        name: string;
        slug: string;
      }[];
      await page.goto('/');
      const rail = page.getByRole('complementary');
      await expect(rail.getByRole('heading', { name: 'Tags You may like' })).toBeVisible();
      const hrefs = await rail
        .locator('a[href^="/tag/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')).slice(0, 4));
      expect(hrefs).toEqual(tags.slice(0, 4).map(({ slug }) => `/tag/${slug}`));
      await expect(rail.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/search');
      for (const href of ['/about', '/privacy', '/terms'])
        await expect(rail.locator(`a[href="${href}"]`)).toBeVisible();
    },
  );

  test('the search box in the top bar opens the search page [2.52]', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search' }).fill('cricket');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=cricket');
  });
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('the footer bar has four links [2.55]', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    const links = bar.getByRole('link');
    await expect(links).toHaveText(['Home', 'Search', 'Trending', /^Notifications/]);
  });

  test('nothing is wider than the screen', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('the top bar has the logo and Login [2.51 2.53]', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Maidan, home' })).toHaveAttribute('href', '/');
  await expect(bar.getByText('Login')).toBeVisible();
});

test(
  'the footer shows copyright and version [2.61 2.62 9.25 9.26]',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2025 Maidan');
    // The version that a release bumps.
    const { version } = JSON.parse(readFileSync(join(root, 'apps/feed/package.json'), 'utf8')) as { version: string };
    await expect(footer.getByText(`v${version.replace(/\.\d+$/, '')}`, { exact: true })).toBeVisible();
  },
);

test('a visitor reaches Login within five presses of Tab', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const reached: string[] = [];
  for (let tab = 0; tab < 5; tab += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(reached).toContain('Login');
});

// Six frames are 100 ms on an idle phone. A machine busy with other tests draws fewer frames and takes longer.
test(
  'on a slow line a tap changes something within six frames',
  { tag: ['@phone-only', '@all'] },
  async ({ page, context }) => {
    await page.goto('/');
    await loadedWhole(page);
    const devTools = await context.newCDPSession(page);
    const slow = { offline: false, latency: 1500, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await devTools.send('Network.emulateNetworkConditions', slow);
    const waits: number[] = [];
    // A busy machine may pause during one of them.
    for (const name of ['Search', 'Trending', 'Home']) {
      await page.evaluate(() => {
        addEventListener(
          'click',
          () => {
            let frames = 0;
            let next = 0;
            const count = () => {
              frames += 1;
              next = requestAnimationFrame(count);
            };
            next = requestAnimationFrame(count);
            const changes = new MutationObserver(() => {
              changes.disconnect();
              cancelAnimationFrame(next);
              document.documentElement.dataset['wait'] = String(frames);
            });
            changes.observe(document.body, { childList: true, subtree: true });
          },
          { once: true, capture: true },
        );
      });
      const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).last();
      await link.click();
      await expect(page.locator('html')).toHaveAttribute('data-wait');
      waits.push(Number(await page.locator('html').getAttribute('data-wait')));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await page.evaluate(() => delete document.documentElement.dataset['wait']);
    }
    expect(Math.min(...waits)).toBeLessThanOrEqual(6);
  },
);

test('offline, a page that is not loaded yet is replaced by an offline screen, and opens once online', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await loadedWhole(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Search', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search', exact: true }).filter({ visible: true }).first().click();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
});

test(
  'offline, a page whose code is loaded is replaced by the same screen if its content is missing',
  { tag: ['@desk-only', '@all'] },
  async ({ page, context }) => {
    await page.goto('/tag/cricket');
    await loadedWhole(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Trending', exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Trending', level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test(
  'offline, Back to a page of an earlier document shows the offline screen, and opens the page once online',
  { tag: ['@desk-only', '@all'] },
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search', exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
    await page.reload();
    await loadedWhole(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test(
  'the skip links reach the first post in fewer than 12 presses of Tab',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.goto('/tag/cricket');
    for (const name of ['Skip to content', 'Skip to posts']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Tab');
    const first = page.getByRole('article').first();
    await expect(first.locator(':focus')).toHaveCount(1);
  },
);
