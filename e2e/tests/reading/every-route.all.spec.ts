import type { APIRequestContext, Page } from '@playwright/test';
import { loadedWhole } from '../../support/settled.ts';
import { layoutShifts, resources } from '../../support/loading.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';
import { readingRoutes } from '../../support/visited-routes.ts';

/** Every reading route, with its status. */
async function routesOf(request: APIRequestContext, api: string) {
  const [post] = (await (await request.get(`${api}/api/post/all`)).json()) as { slug: string }[];
  return readingRoutes.map(([path, status]) => [path.replace('{post}', post?.slug ?? ''), status] as const);
}

async function checkPage(page: Page, path: string, status: number) {
  const answer = await page.goto(path);
  expect.soft([path, answer?.status()]).toEqual([path, status]);
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${path} is too wide`,
    )
    .toBeLessThanOrEqual(0);
}

/** The other routes have an axe test next to their own tests. */
const CHECKED =
  /^\/(?:category|category\/sport|tag\/trending|post\/.+|videofeed\/tag\/cricket|login|keep-number|confirm-email|unsubscribe|appeal|404)$/;

test('axe finds nothing, and no page is too wide [2.4 2.5 2.16 2.30 2.33 2.34 2.35]', async ({
  page,
  request,
  addresses,
}) => {
  test.slow();
  for (const [path, status] of await routesOf(request, addresses.api)) {
    if (!CHECKED.test(path)) continue;
    await checkPage(page, path, status);
    await expectAccessible(page);
  }
});

/** The shifts that occur on each of three visits: content published by other tests may cause a shift on one. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  let shifts: string[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(path);
    await loadedWhole(page);
    shifts = await page.evaluate(layoutShifts);
    if (shifts.length === 0) break;
  }
  return shifts;
}

/** The league's pages, without single matches and teams. */
const LEAGUE = ['/', '/fixture', '/table', '/about', '/socialmedia', '/login'];

test('no reading route shifts while it loads, requests a clip before its pictures, or requests another host', async ({
  page,
  request,
  addresses,
  isMobile,
}) => {
  test.slow();
  // One scheme on each screen: it changes colours and pictures, not the layout.
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  const foreign = new Set<string>();
  page.on('request', (call) => {
    const { host } = new URL(call.url());
    const own = [new URL(addresses.feed).host, new URL(addresses.league).host];
    // One picture is on a non-existent host.
    if (!own.includes(host) && !host.endsWith('.example')) foreign.add(call.url());
  });
  const feed = (await routesOf(request, addresses.api)).map(([path]) => path);
  for (const path of [...feed, ...LEAGUE.map((one) => addresses.league + one)]) {
    expect.soft([path, await shiftsOf(page, path)]).toEqual([path, []]);
    // On a full-screen page the clip is the main content.
    const clips = (await page.evaluate(resources)).filter((one) => one.isEarly && /\.(?:mp4|webm)$/.test(one.path));
    if (!path.startsWith('/videofeed')) expect.soft([path, clips]).toEqual([path, []]);
  }
  expect([...foreign]).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every reading route is readable, and nothing stays in a loading state [1.2 1.4 1.28 2.1 2.31 2.36 6.1 6.2]',
    { tag: '@desk-only' },
    async ({ page, request, addresses }) => {
      for (const [path, status] of await routesOf(request, addresses.api)) {
        const answer = await page.goto(path);
        expect.soft([path, answer?.status()]).toEqual([path, status]);
        await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
        await expect.soft(page.getByRole('main'), path).not.toContainText('Loading');
        expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(10);
      }
    },
  );

  for (const [path, items] of [
    ['/tag/trending', 'article'],
    ['/category/sport', 'article'],
    ['/search?q=a&type=videos', 'listitem'],
  ] as const) {
    test(
      `plain links lead from ${path} to the last page [2.5 2.6 2.196 4.41]`,
      { tag: '@desk-only' },
      async ({ page }) => {
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
      },
    );
  }
});

test(
  'pages change with a view transition, but not with reduced motion [2.3]',
  { tag: '@desk-only' },
  async ({ page }) => {
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
      document.startViewTransition = (...args: Parameters<typeof start>) => {
        document.documentElement.setAttribute('data-transitions', 'yes');
        return start(...args);
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
  },
);
