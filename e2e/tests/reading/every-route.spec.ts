import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../product/test.ts';

/** Every reading route of the route table (specification, section 2), with its atom. */
async function routesOf(request: APIRequestContext, api: string) {
  const [post] = (await (await request.get(`${api}/api/post/all`)).json()) as { slug: string }[];
  return [
    ['2.3', '/', 200],
    ['2.4', '/category', 200],
    ['2.5', '/category/sport', 200],
    ['2.6', '/tag/cricket', 200],
    ['2.35', '/tag/trending', 200],
    ['2.36', '/tag/ysl', 200],
    ['2.10', '/about', 200],
    ['2.11', '/contact', 200],
    ['2.12', '/settings', 200],
    ['2.13', '/search', 200],
    ['2.16', `/post/${post?.slug}`, 200],
    ['2.18', '/payment-refund-policy', 200],
    ['2.19', '/privacy', 200],
    ['2.20', '/terms', 200],
    ['2.30', '/videofeed/tag/cricket', 200],
    ['2.31', '/videofeed/category/sport', 200],
    ['2.32', '/videofeed/tag/home', 200],
    ['2.33', '/login', 200],
    ['2.34', '/404', 404],
    ['2.38', '/no-such-page', 404],
  ] as const;
}

async function lookAt(page: Page, path: string, status: number) {
  const answer = await page.goto(path);
  expect.soft([path, answer?.status()]).toEqual([path, status]);
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} is too wide`)
    .toBeLessThanOrEqual(0);
}

/** The others have an axe test beside their own journeys. */
const LOOKED_AT = /^\/(?:category|category\/sport|tag\/trending|post\/.+|videofeed\/tag\/cricket|login|404)$/;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`2.4 2.5 2.16 2.30 2.33 2.34 2.35 axe finds nothing, and nothing is too wide, ${colorScheme}`, async ({
    page,
    request,
    addresses,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [, path, status] of await routesOf(request, addresses.api)) {
      if (!LOOKED_AT.test(path)) continue;
      await lookAt(page, path, status);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect.soft([path, found]).toEqual([path, []]);
    }
  });
}

test('no reading route asks a foreign host for anything before a tap', async ({ page, request, addresses }) => {
  test.slow();
  const foreign = new Set<string>();
  page.on('request', (call) => {
    const { host } = new URL(call.url());
    // The one picture of the demo pack that cannot be loaded lies on a host that does not exist.
    if (host !== new URL(addresses.feed).host && !host.endsWith('.example')) foreign.add(call.url());
  });
  for (const [, path] of await routesOf(request, addresses.api)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect([...foreign]).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('1.2 1.4 1.28 2.1 2.31 2.36 6.1 6.2 every reading route can be read, and nothing is left waiting', async ({
    page,
    request,
    addresses,
  }) => {
    for (const [, path, status] of await routesOf(request, addresses.api)) {
      const answer = await page.goto(path);
      expect.soft([path, answer?.status()]).toEqual([path, status]);
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
      await expect.soft(page.getByRole('main'), path).not.toContainText('Loading');
      expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(10);
    }
  });

  for (const [ids, path, items] of [
    ['2.6 4.41', '/tag/trending', 'article'],
    ['2.5 4.41', '/category/sport', 'article'],
    ['2.196', '/search?q=a&type=videos', 'listitem'],
  ] as const) {
    test(`${ids} ${path} goes on by plain links to its last page`, async ({ page }) => {
      await page.goto(path);
      const seen = new Set<string>();
      const more = page.getByRole('main').getByRole('link', { name: 'Load More' });
      const entries = page
        .getByRole('main')
        .getByRole(items)
        .filter({ has: page.locator('a[href^="/post/"]') });
      for (let number = 1; number < 30; number += 1) {
        await expect(entries.first()).toBeVisible();
        const links = await entries.evaluateAll((all) =>
          all.map((entry) => entry.querySelector('a[href^="/post/"]')?.getAttribute('href') ?? ''),
        );
        for (const link of links) expect([number, seen.has(link)]).toEqual([number, false]);
        for (const link of links) seen.add(link);
        if (!(await more.isVisible())) break;
        await more.click();
        await expect(page).toHaveURL(new RegExp(`[?&]page=${number + 1}$`));
      }
      expect(seen.size).toBeGreaterThan(6);
      await expect(more).toHaveCount(0);
    });
  }
});

test('2.3 pages change with a view transition, and without one for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')).length,
    );
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given: Parameters<typeof start>) => {
      document.documentElement.setAttribute('data-transitions', 'yes');
      return start(...given);
    };
  });
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Comments/ })
    .click();
  expect(await moving()).toBe(0);
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-transitions', 'yes');
});
