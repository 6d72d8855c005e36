import { loadedWhole, settled } from '../../support/settled.ts';
import { HOME_POSTS } from '../../support/content/base-posts.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

test('the seven parts of home appear in order [2.76 2.77 2.79 to 2.86]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const parts = [
    page.getByRole('navigation', { name: 'Stories' }),
    page.getByRole('region', { name: 'Audio' }),
    page.getByRole('region', { name: 'Ads' }),
    page.getByRole('navigation', { name: 'Tags' }),
    page.getByRole('navigation', { name: 'View' }),
    page.getByRole('article').first(),
    page.getByRole('link', { name: 'Load More' }).or(page.getByRole('button', { name: 'Load More' })),
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? -1);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('article')).toHaveCount(6);
});

test(
  'the strip starts with Latest and continues with tags [2.77 2.79]',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.goto('/');
    const strip = page.getByRole('navigation', { name: 'Stories' });
    await expect(strip.getByRole('listitem').first()).toContainText('Latest');
    const hrefs = await strip.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect(href).toMatch(/^\/tag\//);
  },
);

for (const [index, path] of ['/', '/tag/cricket', '/category/sport'].entries()) {
  test(
    `Latest on ${path} opens the latest story full-screen, and Escape returns the focus [2.78 2.106]`,
    alsoInAll(index, '@desk-only'),
    async ({ page }) => {
      await page.goto(path);
      const latest = page.getByRole('button', { name: 'Latest' });
      await latest.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      const view = page.viewportSize();
      expect(box?.width).toBeGreaterThanOrEqual((view?.width ?? 0) * 0.95);
      expect(box?.height).toBeGreaterThanOrEqual((view?.height ?? 0) * 0.95);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(latest).toBeFocused();
    },
  );
}

test(
  'the ads start rotating two seconds after the load, but not with reduced motion [9.11]',
  { tag: '@desk-only' },
  async ({ page }) => {
    const start = Date.now();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    const ads = page.getByRole('region', { name: 'Ads' });
    const stop = ads.getByRole('button', { name: 'Pause the ads' });
    await page.goto('/');
    await settled(page);
    await page.clock.runFor(1900);
    await expect(stop).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(stop).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await settled(page);
    await page.clock.runFor(2100);
    await expect(ads.getByRole('link').first()).toBeVisible();
    await expect(stop).toHaveCount(0);
  },
);

test('the ad carousel has at most six linked images [2.81]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Ads' }).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(6);
  for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
});

test('the switch links to the video feed of home [2.32 2.83]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/');
  const view = page.getByRole('navigation', { name: 'View' });
  await expect(view.getByRole('link', { name: 'Video' })).toHaveAttribute('href', '/videofeed/tag/home');
});

test(
  'Load More appends pages without repeats, and disappears with the last page [4.41 to 4.44]',
  { tag: '@desk-only' },
  async ({ page }) => {
    await page.goto('/');
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(6);
    const first = await articles.first().textContent();
    const more = page.getByRole('link', { name: 'Load More' });
    for (let shown = 12; shown < HOME_POSTS + 6; shown += 6) {
      await more.click();
      await expect(articles).toHaveCount(Math.min(shown, HOME_POSTS));
    }
    await expect(more).toHaveCount(0);
    expect(await articles.first().textContent()).toBe(first);
    const hrefs = await articles.evaluateAll((all) =>
      all.map((article) => article.querySelector('a[href^="/post/"]')?.getAttribute('href')),
    );
    expect(new Set(hrefs).size).toBe(hrefs.length);
  },
);

test("after hydration the document's data is not requested again", { tag: '@desk-only' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await loadedWhole(page);
  const calls = requested.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/media/'));
  expect(calls).toEqual([]);
  expect(requested.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test(
  'on a second visit the document is revalidated in under 3 KB, and its styles and scripts still work',
  { tag: '@desk-only' },
  async ({ page }) => {
    await page.goto('/about');
    await loadedWhole(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const documents = new Map<string, { status?: number; bytes?: number }>();
    session.on(
      'Network.requestWillBeSent',
      ({ type, requestId }) => type === 'Document' && documents.set(requestId, {}),
    );
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
      Object.assign(documents.get(requestId) ?? {}, { status: statusCode }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      Object.assign(documents.get(requestId) ?? {}, { bytes: encodedDataLength }),
    );
    const refused: string[] = [];
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
    await page.goto('/about');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const [confirmed, ...others] = documents.values();
    expect([confirmed?.status, others]).toEqual([304, []]);
    expect(confirmed?.bytes).toBeLessThan(3000);
    // A style that the policy blocks has no sheet.
    expect(
      await page
        .locator('style')
        .first()
        .evaluate((style: HTMLStyleElement) => style.sheet !== null),
    ).toBe(true);
    expect(refused).toEqual([]);
  },
);

test('axe finds nothing on home', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('home is readable, page by page', { tag: '@desk-only' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(6);
    const firstPage = await page.getByRole('article').allInnerTexts();
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('article')).toHaveCount(6);
    const secondPage = await page.getByRole('article').allInnerTexts();
    expect(secondPage.filter((text) => firstPage.includes(text))).toEqual([]);
  });
});
